import { readFileSync } from 'node:fs';

/** What a test card does; without any of these it simply pays. */
export interface CardEffect {
  /** When the bank wants 3-D Secure: on every charge, or only while the card was not set up for later. */
  authenticate?: 'always' | 'unless-set-up';
  /** Code with which it is refused. */
  decline?: string;
  /** Refused only when charged: it can be saved. */
  declinesLate?: boolean;
  /** The issuer advises never to charge it again. */
  forbidsRetry?: boolean;
  /** Stopped before the bank was asked. */
  blocked?: boolean;
  disputed?: boolean;
  refundFails?: boolean;
}

export interface TestCard {
  number: string;
  /** Name of the same card as a payment method. */
  name: string;
  effect: CardEffect;
}

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../data/${file}`, import.meta.url), 'utf8'));
const { cards } = read('stripe-test-cards.json') as { cards: TestCard[] };
/** Every decline code of Stripe's reference. */
export const declineCodes = (read('stripe-decline-codes.json') as { codes: string[] }).codes;

/** The fake's own: a card that can be saved and then declines with this code. */
export function decliningCard(code: string): string {
  return `pm_card_declines_${code}`;
}

export function cardByNumber(number: string): TestCard | null {
  return cards.find((card) => card.number === number.replaceAll(' ', '')) ?? null;
}

export function cardByName(name: string): TestCard | null {
  const code = declineCodes.find((one) => decliningCard(one) === name);
  if (code !== undefined) {
    return { number: '4000000000000341', name, effect: { decline: code, declinesLate: true } };
  }
  return cards.find((card) => card.name === name) ?? null;
}
