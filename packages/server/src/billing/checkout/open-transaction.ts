import type { Language, newTransaction, Processor, ResultOf } from '@clausewright/contract';
import { clear, type Cleared, clearedBeforePayment } from '../../approvals/clearance.ts';
import type { Caller } from '../../documents/records/agreement-access.ts';
import { type Agreement, findAgreement } from '../../documents/records/agreement-store.ts';
import { latestVersion } from '../../documents/records/version-store.ts';
import { noteActivity } from '../../activity/note-activity.ts';
import { planStoredAgreement } from '../../documents/planning/plan-stored-agreement.ts';
import { serveVersion } from '../../documents/serving/serve-version.ts';
import { allOrNothing } from '../../platform/database/in-transaction.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import { failpoint } from '../../platform/failpoint.ts';
import type { Outcome, Refused } from '../../platform/http/envelope.ts';
import type { TermsDocument } from '../../operator/sold-terms.ts';
import { saveTerms } from '../../operator/sold-terms-store.ts';
import { releaseDiscount, reserveDiscount } from '../discounts/redeem-discount.ts';
import type { BillingPorts } from '../ports.ts';
import type { PaymentProvider } from '../provider-interface/provider.ts';
import type { Quote } from '../quotes/quote.ts';
import { quotePurchase } from '../quotes/quote-purchase.ts';
import { type CheckedBuyer, checkBuyer } from '../tax/check-buyer.ts';
import { startAtProvider } from './start-at-provider.ts';
import { cancelWithin, isCharging } from '../transactions/cancel-payment.ts';
import { completeZeroAmountSale } from '../settlement/complete-zero-amount-sale.ts';
import { getItemPath, type Item, lockItem } from '../transactions/items.ts';
import { openPurchase, type Purchase, toPurchaseItem } from './open-purchase.ts';
import { isHeld } from '../transactions/is-held.ts';
import { resolvePayer, type Payer, checkPayer } from './payer.ts';
import { reopen } from './reopen.ts';
import { findOpenSale } from '../transactions/sale-store.ts';
import {
  findTransaction,
  insertTransaction,
  isDisputed,
  findLastTransaction,
  findOpenTransaction,
  type PaymentTransaction,
} from '../transactions/transaction-store.ts';

type Opened = ResultOf<typeof newTransaction>;

export interface OpenInput {
  /** As the contract has it. */
  purchase: Purchase;
  processor: Processor;
  /** What the person was shown, in minor units; null where nothing was. */
  expectedTotal: number | null;
  caller: Caller;
  language: Language;
  /** ISO 3166; null where nobody knows where the connection comes from. */
  connectionCountry: string | null;
}

/**
 * Opens the payment of what an item still costs, and begins it at its provider. While one for the same
 * quote and terms is open, a second press or tab gets that one; another that was not charged is cancelled. An item
 * for which nothing is due any more is finished instead.
 */
export async function openTransaction(ports: BillingPorts, input: OpenInput): Promise<Outcome<Opened>> {
  const access = await openPurchase(ports, input);
  if (!access.ok) return access;
  const provider = ports.providers.findOffered(input.processor);
  if (provider === null && !(await isFree(ports, input))) return unavailable;
  const payer = await resolvePayer(ports, input, access.deliveryEmail);
  if (!payer.ok) return payer;
  const buyer = await checkBuyer(ports, input.purchase.billing ?? null);
  const opened = await allOrNothing(ports.db, (trx) =>
    openWithin(ports, trx, { ...input, provider, buyer, payer: payer.payer }),
  );
  if (!opened.ok) return opened;
  if (opened.value.kind === 'finished') return { ok: true, value: finished(input.purchase) };
  if (provider === null) return unavailable;
  await failpoint('payment-opened');
  return startAtProvider(ports, provider, opened.value.transaction);
}

/** What costs nothing can be finished where nobody takes payments. */
async function isFree(ports: BillingPorts, { purchase }: OpenInput): Promise<boolean> {
  if (purchase.item_type !== 'agreement') return false;
  const agreement = await findAgreement(ports.db, purchase.item_id);
  return agreement !== null && (await planStoredAgreement(ports, agreement)).plan.price.total === 0;
}

interface Inside extends OpenInput {
  /** Null where nothing is due. */
  provider: PaymentProvider | null;
  buyer: CheckedBuyer;
  payer: Payer;
}

type OpenedWithin = { kind: 'finished' } | { kind: 'open'; transaction: PaymentTransaction };

/** Everything that decides what is paid for is read after the lock, so that it cannot change beside us. */
async function openWithin(
  ports: BillingPorts,
  trx: Transaction,
  input: Inside,
): Promise<Outcome<OpenedWithin>> {
  const now = ports.clock();
  const { purchase, provider, expectedTotal, payer } = input;
  const at = { itemType: purchase.item_type, itemId: purchase.item_id };
  const item = await lockItem(trx, at);
  if (item === null) return { ok: false, reason: 'not-found' };
  if (await isDisputed(trx, at.itemType, at.itemId)) return inProgress;
  const open = await findOpenTransaction(trx, at.itemType, at.itemId);
  if (open !== null && isCharging(open, now)) return underWay(open, expectedTotal);
  const bought = await toPurchaseItem(trx, item, purchase, now);
  if (!bought.ok) return bought;
  const { revision: seen } = purchase;
  if (item.type === 'agreement' && seen !== undefined && seen !== item.agreement.revision) return changed;
  if (item.type === 'agreement' && (await isHeld(ports, trx, item.agreement))) return notReleased;
  const asked = await clearItem(trx, item);
  if (!asked.ok) return asked;
  const last = open ?? (await findLastTransaction(trx, at.itemType, at.itemId));
  // What they hold of a discount is for this attempt to use.
  if (last !== null) await releaseDiscount(trx, last.id);
  const quoted = await quotePurchase(ports, trx, {
    item: bought.item,
    buyer: input.buyer,
    discountCode: purchase.discount_code ?? null,
    provider,
    connectionCountry: input.connectionCountry,
    language: input.language,
    now,
  });
  if (!quoted.ok) return quoted;
  const { quote } = quoted;
  if (expectedTotal !== null && quote.total !== expectedTotal) return { ok: false, reason: 'price-changed' };
  const refused = checkPayer(quote, input);
  if (refused !== null) return refused;
  const { own: terms } = await ports.terms(trx, input.language);
  const same = { quote, provider, payer, terms: terms.map(({ hash }) => hash), now };
  const again = last === null ? null : await reopen(trx, last, same);
  if (again !== null) return opened(again, await reserved(ports, trx, again, now));
  if (open !== null) await cancelWithin(ports, trx, open, { because: 'ordered-anew', now });
  if (quote.net === 0 && item.type === 'agreement' && quote.item.type === 'agreement') {
    const { agreementId, versionId } = quote.item;
    await serveVersion(ports, trx, { agreementId, versionId, now }, asked.cleared);
    await notePublished(trx, item.agreement, { actorId: payer.customerId, now });
    return { ok: true, value: { kind: 'finished' } };
  }
  if (provider === null) return unavailable;
  const transaction = await insertNew(trx, input, { quote, terms, now });
  const held = await reserved(ports, trx, transaction, now);
  if (!held.ok) return held;
  if (quote.total > 0) return { ok: true, value: { kind: 'open', transaction } };
  await completeZeroAmountSale(ports, trx, { transaction, item, actor: 'customer', now });
  return { ok: true, value: { kind: 'finished' } };
}

/** Before money is taken for what may not be published; a plan publishes nothing. */
async function clearItem(trx: Transaction, item: Item): Promise<{ ok: true; cleared: Cleared } | Refused> {
  if (item.type !== 'agreement') return { ok: true, cleared: clearedBeforePayment };
  const { id, ownerId } = item.agreement;
  const { id: revision } = await latestVersion(trx, id);
  return clear(trx, { of: 'agreement', id, ownerId, revision });
}

/** What visitors made, in no account, nobody could read of. */
async function notePublished(
  trx: Transaction,
  { id: objectId, ownerId }: Agreement,
  { actorId, now }: { actorId: string | null; now: Date },
): Promise<void> {
  if (ownerId === null) return;
  await noteActivity(trx, { kind: 'document-published', ownerId, actorId, objectId, by: 'caller', now });
}

function opened(transaction: PaymentTransaction, held: { ok: true } | Refused): Outcome<OpenedWithin> {
  return held.ok ? { ok: true, value: { kind: 'open', transaction } } : held;
}

async function insertNew(
  trx: Transaction,
  { purchase, processor, payer, language }: Inside,
  { quote, terms, now }: { quote: Quote; terms: readonly TermsDocument[]; now: Date },
): Promise<PaymentTransaction> {
  const at = { itemType: purchase.item_type, itemId: purchase.item_id };
  await saveTerms(trx, terms, now);
  const id = await insertTransaction(trx, {
    ...at,
    saleId: await findOpenSale(trx, { ...at, now }),
    processor: quote.total === 0 ? 'none' : processor,
    quote,
    customerId: payer.customerId,
    email: payer.email,
    language,
    withdrawalConsentAt: purchase.withdrawal_consent === true ? now : null,
    terms: terms.map(({ hash }) => hash),
    paymentMethodId: payer.method?.id ?? null,
    saveMethod: payer.saveMethod,
    now,
  });
  const transaction = await findTransaction(trx, id);
  if (transaction === null) throw new Error('a payment that was opened does not exist');
  const { customerId: payerId } = payer;
  if (payerId !== null) {
    const noted = { kind: 'payment-begun', objectId: id, by: 'caller', now } as const;
    await noteActivity(trx, { ...noted, ownerId: payerId, actorId: payerId });
  }
  return transaction;
}

async function reserved(
  { secret }: BillingPorts,
  trx: Transaction,
  { id, quote, email }: PaymentTransaction,
  now: Date,
): Promise<{ ok: true } | Refused> {
  // A further period of a plan still has the code of its first.
  const further = quote.item.type === 'consent' && quote.item.subscriptionId !== null;
  if (quote.discountCode === null || further) return { ok: true };
  const codeId = quote.discountCode.id;
  return reserveDiscount(trx, { codeId, transactionId: id, email: email ?? '', secret, now });
}

const notReleased: Refused = { ok: false, reason: 'wording-not-released' };
const unavailable: Refused = { ok: false, reason: 'processor-unavailable' };
const changed: Refused = { ok: false, reason: 'revision-changed' };
const inProgress: Refused = { ok: false, reason: 'payment-in-progress' };

/** A charge that was cut off goes on where the person would pay the same; nothing else may be charged. */
function underWay(open: PaymentTransaction, expectedTotal: number | null): Outcome<OpenedWithin> {
  if (expectedTotal !== null && open.amount !== expectedTotal) return inProgress;
  return { ok: true, value: { kind: 'open', transaction: open } };
}

function finished({ item_type: itemType, item_id: itemId }: Purchase): Opened {
  return {
    transaction_id: null,
    processing_path: null,
    status: 'approved',
    next: { action: 'done', path: getItemPath({ itemType, itemId }) },
    client: null,
  };
}
