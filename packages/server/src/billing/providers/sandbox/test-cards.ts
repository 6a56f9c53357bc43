import { randomBytes } from 'node:crypto';
import { sandboxOutcomes } from '@clausewright/contract';
import type { PaymentProof, VaultedMethod } from '../../provider-interface/provider.ts';

/** How a test payment is to end. */
export interface Outcome {
  outcome: (typeof sandboxOutcomes)[number];
  /** Of the refusal. */
  code: string | null;
}

/** Codes that a test payment can be declined with: those of specification 8. */
export const declineCodes = [
  '2000',
  '2001',
  '2002',
  '2004',
  '2005',
  '2014',
  '2015',
  '2018',
  '2044',
  '2046',
  '2047',
  '2099',
  '2106',
  '2108',
  '3000',
] as const;

/** What is written on a card that ends so. */
const lastDigits: Readonly<Record<Outcome['outcome'], string>> = {
  approve: '4242',
  decline: '0002',
  challenge: '3155',
  review: '9235',
  abandon: '0341',
};

/** How often a saved test card is told from another is by its tail. */
const token = /^card_(?<outcome>[a-z]+)(?:-(?<code>[\w]{1,40}))?_[0-9a-f]{18}$/;

/** A card whose token says how every charge of it ends. */
export function testCard({ outcome, code }: Outcome): VaultedMethod {
  const name = code === null ? outcome : `${outcome}-${code}`;
  return {
    reference: `card_${name}_${randomBytes(9).toString('hex')}`,
    kind: 'card',
    brand: 'Test',
    last4: lastDigits[outcome],
    label: '',
    expiresMonth: 12,
    expiresYear: 2099,
  };
}

export function getCardOutcome(reference: string): Outcome {
  const { outcome, code } = token.exec(reference)?.groups ?? {};
  return getOutcome({ outcome, code });
}

/** A nonce names an outcome as a card does: `decline-2001`. */
export function getNonceOutcome(nonce: string): Outcome | null {
  const { outcome, code } = /^(?<outcome>[a-z]+)(?:-(?<code>\w{1,40}))?$/.exec(nonce)?.groups ?? {};
  return sandboxOutcomes.some((known) => known === outcome) ? getOutcome({ outcome, code }) : null;
}

/** What is not said is approved. */
export function getOutcome({ outcome, code }: Pick<PaymentProof, 'outcome' | 'code'>): Outcome {
  const known = sandboxOutcomes.find((one) => one === outcome) ?? 'approve';
  return { outcome: known, code: code ?? (known === 'decline' ? '2000' : null) };
}
