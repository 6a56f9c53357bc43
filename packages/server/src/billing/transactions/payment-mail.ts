import type { Language, PaymentReason } from '@clausewright/contract';
import { findAccount } from '../../customers/customer-store.ts';
import { findAgreement } from '../../documents/records/agreement-store.ts';
import { findCreditNoteByRefund, findInvoiceByTransaction } from '../invoices/invoice-store.ts';
import type { PaymentTransaction } from './transaction-store.ts';
import { findAgreedTerms } from './agreed-store.ts';
import type { BillingPorts } from '../ports.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import { saveTerms, findTerms } from '../../operator/sold-terms-store.ts';
import type { TermsDocument } from '../../operator/sold-terms.ts';
import {
  aboutAgreement,
  type AgreementMailPorts,
  createPayLink,
} from '../../documents/mail/agreement-mail.ts';
import type { MessageFacts } from '../../platform/mail/email-writers.ts';
import { putInOutbox } from '../../platform/mail/outbox-store.ts';
import { termsName } from '../../operator/terms-attachments.ts';
import type { Bought } from '../../platform/mail/payment-messages.ts';

/** A payment as messages need it. */
export type MailedPayment = Pick<
  PaymentTransaction,
  | 'id'
  | 'itemType'
  | 'itemId'
  | 'kind'
  | 'processor'
  | 'quote'
  | 'amount'
  | 'currency'
  | 'customerId'
  | 'email'
  | 'language'
>;
interface Told {
  transaction: MailedPayment;
  now: Date;
}
type Ports = AgreementMailPorts;

/**
 * Tells the payer that a payment arrived, with its invoice where one was issued before in this transaction, and
 * confirms the contract: what was agreed to, and its terms (Directive 2011/83/EU, Article 8(7)).
 */
export async function mailPaymentApproved(
  ports: Ports & Pick<BillingPorts, 'terms'>,
  trx: Transaction,
  told: Told,
): Promise<void> {
  const invoice = await findInvoiceByTransaction(trx, told.transaction.id);
  const invoiceLink = invoice === null ? null : fileOf(ports, invoice.id);
  const { id } = told.transaction;
  const { withdrawalConsentAt, terms } = await findAgreedTerms(trx, id);
  await mail(ports, trx, told, {
    message: 'payment-approved',
    of: id,
    more: {
      invoiceLink,
      withdrawal: withdrawalConsentAt?.toISOString() ?? null,
      ...(await confirmedTerms(ports, trx, told, terms)),
    },
  });
}

/** Of the contract, which a renewal does not conclude anew. Who paid by another way agreed to those in force. */
async function confirmedTerms(
  { terms }: Pick<BillingPorts, 'terms'>,
  trx: Transaction,
  { transaction: { kind, language }, now }: Told,
  agreed: readonly string[],
): Promise<Pick<MessageFacts['payment-approved'], 'attachments' | 'attached' | 'elsewhere'>> {
  if (kind === 'renewal') return { attachments: [], attached: [], elsewhere: [] };
  const { own, elsewhere } = await terms(trx, language);
  if (agreed.length === 0) await saveTerms(trx, own, now);
  const documents = agreed.length === 0 ? own : await findTerms(trx, agreed);
  return {
    attachments: documents.map(({ hash }) => hash),
    attached: documents.map((document) => attachedName(document, language)),
    elsewhere,
  };
}

/** With its language where that is not the reader's. */
function attachedName(document: TermsDocument, reader: Language): string {
  const name = termsName(document);
  if (document.language === reader) return name;
  return `${name} (${new Intl.DisplayNames(reader, { type: 'language' }).of(document.language) ?? document.language})`;
}

/** Tells the payer that a payment is being checked. Renewals are checked without a word. */
export async function mailPaymentPending(ports: Ports, trx: Transaction, told: Told): Promise<void> {
  if (told.transaction.kind === 'renewal') return;
  await mail(ports, trx, told, { message: 'payment-pending', of: told.transaction.id, more: {} });
}

/**
 * Tells the payer that a payment was refused after all, for one that had to wait: who stands before the form
 * reads it there. Of a renewal `mailRenewalFailed` tells.
 */
export async function mailPaymentRefused(
  ports: Ports,
  trx: Transaction,
  told: Told & { failure: PaymentReason | null },
): Promise<void> {
  const { transaction, failure } = told;
  if (transaction.kind === 'renewal') return;
  const payLink = await payLinkOfItem(ports, trx, transaction);
  if (payLink === null) return;
  const more = { failure: failure ?? 'payment-rejected', payLink } as const;
  await mail(ports, trx, told, { message: 'payment-refused', of: transaction.id, more });
}

/** Tells the payer that money went back, once per refund. */
export async function mailRefund(
  ports: Ports,
  trx: Transaction,
  told: Told & { refund: { id: string; amount: number } },
): Promise<void> {
  const { transaction, refund } = told;
  const note = await findCreditNoteByRefund(trx, refund.id);
  const more = {
    amount: refund.amount,
    full: refund.amount >= transaction.amount,
    noteLink: note === null ? null : fileOf(ports, note.id),
  };
  await mail(ports, trx, told, { message: 'refund', of: refund.id, more });
}

type PaymentMessage = 'payment-approved' | 'payment-pending' | 'payment-refused' | 'refund';
type Common = 'service' | 'bought' | 'amount' | 'currency' | 'reference' | 'test' | 'customer';
interface Message<Name extends PaymentMessage> {
  message: Name;
  /** What the event is one of: a message for each is written once. */
  of: string;
  more: Omit<MessageFacts[Name], Common> & { amount?: number };
}

async function mail<Name extends PaymentMessage>(
  ports: Ports,
  trx: Transaction,
  { transaction, now }: Told,
  { message, of, more }: Message<Name>,
): Promise<void> {
  const to = await recipientOf(trx, transaction);
  const bought = await boughtOf(ports, trx, transaction);
  if (to === null || bought === null) return;
  const facts = {
    service: ports.operatorName,
    bought,
    amount: transaction.amount,
    currency: transaction.currency,
    reference: transaction.id,
    test: transaction.processor === 'sandbox',
    customer: transaction.customerId !== null,
    ...more,
  };
  await putInOutbox(trx, ports.enqueue, {
    eventKey: `${message}:${of}`,
    recipient: to,
    language: transaction.language,
    message,
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the common facts, and those of this message
    facts: facts as unknown as MessageFacts[Name],
    now,
  });
}

/** The address that was given with the payment, else the account's, else the document's; null for nobody. */
async function recipientOf(
  trx: Transaction,
  { email, customerId, itemType, itemId }: MailedPayment,
): Promise<string | null> {
  if (email !== null) return email;
  const account = customerId === null ? null : await findAccount(trx, customerId);
  if (account !== null) return account.email;
  if (itemType !== 'agreement') return null;
  return (await findAgreement(trx, itemId))?.deliveryEmail ?? null;
}

/** Null where it was deleted: nobody is written to about what is gone. */
async function boughtOf(
  ports: Ports,
  trx: Transaction,
  { itemType, itemId, quote }: MailedPayment,
): Promise<Bought | null> {
  if (itemType === 'consent') {
    return { kind: 'plan', product: quote.product, link: `${ports.publicUrl}/profile/privacy-consents` };
  }
  const agreement = await findAgreement(trx, itemId);
  return agreement === null ? null : { kind: 'agreement', ...aboutAgreement(ports, agreement) };
}

async function payLinkOfItem(
  ports: Ports,
  trx: Transaction,
  { itemType, itemId }: MailedPayment,
): Promise<string | null> {
  if (itemType === 'consent') return `${ports.publicUrl}/privacy-consent/wizard/pay/${itemId}`;
  const agreement = await findAgreement(trx, itemId);
  return agreement === null ? null : createPayLink(ports, agreement);
}

/** Its address carries its own random id. */
function fileOf({ publicUrl }: Pick<Ports, 'publicUrl'>, invoiceId: string): string {
  return `${publicUrl}/invoices/${invoiceId}/pdf`;
}
