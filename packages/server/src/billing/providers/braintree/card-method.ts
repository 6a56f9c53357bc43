import type { VaultedMethod } from '../../provider-interface/provider.ts';
import type { CardAnswer, SavedMethodAnswer, TransactionAnswer } from './gateway-answers.ts';

/** What was saved with a payment; null where nothing was. */
export function toPaymentMethod({ creditCard, paypalAccount }: TransactionAnswer): VaultedMethod | null {
  const paypalToken = paypalAccount?.token ?? '';
  if (paypalToken !== '') return paypalMethod(paypalToken, paypalAccount?.payerEmail);
  const token = creditCard?.token ?? '';
  return creditCard && token !== '' ? cardMethod(token, creditCard) : null;
}

export function toVaultedMethod(saved: SavedMethodAnswer): VaultedMethod {
  return saved.last4 ? cardMethod(saved.token, saved) : paypalMethod(saved.token, saved.email);
}

function cardMethod(reference: string, card: Omit<CardAnswer, 'token'>): VaultedMethod {
  const brand = card.cardType ?? '';
  const last4 = (card.last4 ?? '').slice(-4);
  return {
    reference,
    kind: 'card',
    brand: brand.slice(0, 40),
    last4,
    label: '',
    expiresMonth: wholeNumber(card.expirationMonth, 1, 12),
    expiresYear: wholeNumber(card.expirationYear, 2000, 2200),
  };
}

function paypalMethod(reference: string, email: string | null | undefined): VaultedMethod {
  return {
    reference,
    kind: 'paypal',
    brand: 'PayPal',
    last4: '',
    label: (email ?? '').slice(0, 320),
    expiresMonth: null,
    expiresYear: null,
  };
}

function wholeNumber(text: string | null | undefined, min: number, max: number): number | null {
  const value = Number(text ?? '');
  return Number.isInteger(value) && value >= min && value <= max ? value : null;
}
