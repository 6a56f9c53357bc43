import { createHmac } from 'node:crypto';
import type { Transaction } from '../../database/schema.ts';
import type { Refused } from '../../http/envelope.ts';
import { emailKey } from '../../sessions/email-key.ts';
import type { Discount } from './discount.ts';
import { lockDiscount } from './discount-store.ts';
import { changeRedemption, countUses, findRedemption, keepReservation } from './redemption-store.ts';

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
 * Takes one use of a code for a transaction that is being opened, for as long as that is open. Renewals
 * reserve nothing: their use was taken with the first period.
 */
export async function reserveDiscount(
  trx: Transaction,
  { codeId, transactionId, email, secret, now }: ReserveInput,
): Promise<{ ok: true } | Refused> {
  const discount = await lockDiscount(trx, codeId);
  const payerHash = payerHashOf(email, secret);
  const open = discount !== null && discount.disabledAt === null;
  if (!open || !(await hasUsesLeft(trx, discount, payerHash)))
    return { ok: false, reason: 'discount-invalid' };
  await keepReservation(trx, { transactionId, codeId, payerHash, now });
  return { ok: true };
}

/**
 * Makes the reservation of a paid transaction final; a repetition changes nothing. `ok` false: it was
 * released before the money came, and all uses are gone. A transaction without a code is ok.
 */
export async function redeemDiscount(trx: Transaction, transactionId: string): Promise<{ ok: boolean }> {
  const found = await findRedemption(trx, transactionId);
  if (found === null) return { ok: true };
  const discount = await lockDiscount(trx, found.codeId);
  const redemption = await findRedemption(trx, transactionId);
  if (discount === null || redemption === null) return { ok: false };
  const late = redemption.status === 'released';
  if (late && !(await hasUsesLeft(trx, discount, redemption.payerHash))) return { ok: false };
  if (redemption.status !== 'redeemed') await changeRedemption(trx, transactionId, 'redeemed');
  return { ok: true };
}

/** Gives the use of a transaction that ended without money back; what is redeemed stays so. */
export async function releaseDiscount(trx: Transaction, transactionId: string): Promise<void> {
  const found = await findRedemption(trx, transactionId);
  if (found === null) return;
  await lockDiscount(trx, found.codeId);
  const redemption = await findRedemption(trx, transactionId);
  if (redemption?.status === 'reserved') await changeRedemption(trx, transactionId, 'released');
}

async function hasUsesLeft(trx: Transaction, discount: Discount, payerHash: Uint8Array): Promise<boolean> {
  const { totalLimit, customerLimit } = discount;
  const { total, payer } = await countUses(trx, discount.id, payerHash);
  return (totalLimit === null || total < totalLimit) && (customerLimit === null || payer < customerLimit);
}

/** Tells whether two payers are one without telling who they are. */
function payerHashOf(email: string, secret: Uint8Array): Uint8Array {
  return createHmac('sha256', secret)
    .update(`discount payer\n${emailKey(email)}`)
    .digest();
}
