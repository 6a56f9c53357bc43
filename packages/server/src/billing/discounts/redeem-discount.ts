import { createHmac } from 'node:crypto';
import type { Transaction } from '../../platform/database/schema.ts';
import type { Refused } from '../../platform/http/envelope.ts';
import { emailKey } from '../../platform/email-key.ts';
import type { Discount } from './discount.ts';
import { lockDiscount } from './discount-store.ts';
import {
  changeRedemption,
  countUses,
  findRedemption,
  isReserved,
  saveReservation,
  type Redemption,
} from './redemption-store.ts';

export interface ReserveInput {
  /** `quote.discountCode.id` */
  codeId: string;
  /** Its row exists already. */
  transactionId: string;
  /** Of who pays. */
  email: string;
  /** Secret of the instance. */
  secret: Uint8Array;
  now: Date;
}

/**
 * Takes one use of a code for a transaction that is being opened. Others are kept from it for half an hour, and while a
 * payment is under way; then whoever pays first has it. Renewals reserve nothing: their use was taken with the first
 * period.
 */
export async function reserveDiscount(
  trx: Transaction,
  { codeId, transactionId, email, secret, now }: ReserveInput,
): Promise<{ ok: true } | Refused> {
  const discount = await lockDiscount(trx, codeId);
  const payerHash = payerHashOf(email, secret);
  const open = discount !== null && discount.disabledAt === null;
  if (!open || !(await hasUsesLeft(trx, discount, { payerHash, but: transactionId, now })))
    return { ok: false, reason: 'discount-invalid' };
  await saveReservation(trx, { transactionId, codeId, payerHash, now });
  return { ok: true };
}

/**
 * Whether a payment that is about to be charged still has the use that its price counts on; somebody else may have
 * taken it after its time. The code stays locked until the charge is marked, so that nobody takes it in between.
 */
export async function hasReservation(trx: Transaction, transactionId: string, now: Date): Promise<boolean> {
  const held = await lockRedemption(trx, transactionId);
  return held === null || (await mayUse(trx, held, now));
}

/**
 * Makes the reservation of a paid transaction final; a repetition changes nothing. `ok` false: it was
 * released or had lost its time before the money came, and all uses are gone. A transaction without a code is ok.
 */
export async function redeemDiscount(
  trx: Transaction,
  transactionId: string,
  now: Date,
): Promise<{ ok: boolean }> {
  const held = await lockRedemption(trx, transactionId);
  if (held === null) return { ok: true };
  if (!(await mayUse(trx, held, now))) return { ok: false };
  if (held.redemption.status !== 'redeemed') await changeRedemption(trx, transactionId, 'redeemed');
  return { ok: true };
}

interface Held {
  discount: Discount;
  redemption: Redemption;
}

/** Null for a transaction without a code. */
async function lockRedemption(trx: Transaction, transactionId: string): Promise<Held | null> {
  const found = await findRedemption(trx, transactionId);
  if (found === null) return null;
  const discount = await lockDiscount(trx, found.codeId);
  const redemption = await findRedemption(trx, transactionId);
  if (discount === null || redemption === null) throw new Error('a redemption lost its code');
  return { discount, redemption };
}

async function mayUse(trx: Transaction, { discount, redemption }: Held, now: Date): Promise<boolean> {
  const { transactionId, payerHash } = redemption;
  if (await isReserved(trx, transactionId, now)) return true;
  return hasUsesLeft(trx, discount, { payerHash, but: transactionId, now });
}

/** Gives the use of a transaction that ended without money back; what is redeemed stays so. */
export async function releaseDiscount(trx: Transaction, transactionId: string): Promise<void> {
  const held = await lockRedemption(trx, transactionId);
  if (held?.redemption.status === 'reserved') await changeRedemption(trx, transactionId, 'released');
}

async function hasUsesLeft(
  trx: Transaction,
  discount: Discount,
  asked: { payerHash: Uint8Array; but: string; now: Date },
): Promise<boolean> {
  const { id: codeId, totalLimit, customerLimit } = discount;
  const { total, payer } = await countUses(trx, { codeId, ...asked });
  return (totalLimit === null || total < totalLimit) && (customerLimit === null || payer < customerLimit);
}

/** Tells whether two payers are one without telling who they are. */
function payerHashOf(email: string, secret: Uint8Array): Uint8Array {
  return createHmac('sha256', secret)
    .update(`discount payer\n${emailKey(email)}`)
    .digest();
}
