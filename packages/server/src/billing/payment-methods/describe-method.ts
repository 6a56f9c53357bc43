import type { PaymentMethod } from '@clausewright/contract';
import type { SavedMethod } from './payment-method-store.ts';

/** A saved method as the calls give it, under our own id; the provider's token stays here. */
export function describeMethod(method: SavedMethod, now: Date): PaymentMethod {
  return {
    id: method.id,
    processor: method.processor,
    kind: method.kind,
    brand: method.brand,
    last4: method.last4,
    label: method.label,
    expires_month: method.expiresMonth,
    expires_year: method.expiresYear,
    expired: isExpired(method, now),
    is_default: method.isDefault,
  };
}

/** A card serves to the end of the month that stands on it. */
export function isExpired(
  { expiresMonth, expiresYear }: Pick<SavedMethod, 'expiresMonth' | 'expiresYear'>,
  now: Date,
): boolean {
  if (expiresMonth === null || expiresYear === null) return false;
  return now.getTime() >= Date.UTC(expiresYear, expiresMonth, 1);
}
