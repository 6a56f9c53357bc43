import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { longTests } from '../../platform/config/config.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { begin, type Begun } from './testing/begin.ts';
import { type Books, readBooks, type Taken, takenByPayment } from './testing/books.ts';
import { playHistory, type History, history } from './testing/histories.ts';
import {
  expectBalancedBooks,
  expectFinishedExactlyWhenPaid,
  expectNothingBelowPrice,
  expectNumbersWithoutGap,
  expectProviderAgrees,
  expectSumsToFit,
  expectSurplusReturned,
} from './testing/invariants.ts';

const database = useTestDatabase({ keep: true });
const seed = longTests() ? {} : { seed: 20_261_121 };
const histories = fc.sample(history, { numRuns: longTests() ? 150 : 14, ...seed });

/** How everything stands after each history; all of them are played in one world. */
const ends: { after: History; books: Books; taken: ReadonlyMap<string, Taken> }[] = [];
let begun: Begun;
beforeAll(async () => {
  begun = await begin(database.db);
  const origin = await begun.at.listen();
  const { stripe, braintree } = begun.fakes;
  stripe.webhookUrl = `${origin}/webhooks/stripe`;
  braintree.webhookUrl = `${origin}/webhooks/braintree`;
  for (const { faults } of [stripe, braintree]) faults.webhooks = 'hold';
  for (const after of histories) {
    await playHistory(begun, after);
    const books = await readBooks(database.db);
    ends.push({ after, books, taken: await takenByPayment(database.db, begun.fakes) });
  }
}, 900_000);
afterAll(async () => {
  await begun.at[Symbol.asyncDispose]();
  await begun.fakes[Symbol.asyncDispose]();
});

function always(holds: (books: Books, taken: ReadonlyMap<string, Taken>) => void): void {
  for (const { after, books, taken } of ends) {
    try {
      holds(books, taken);
    } catch (error) {
      throw new Error(`after ${JSON.stringify(after)}`, { cause: error });
    }
  }
}

test('1: an agreement is completed if and only if exactly one payment covers its sale', () => {
  always(expectFinishedExactlyWhenPaid);
});

test('2: a second payment of the same sale is refunded automatically, and there are never two invoices', () => {
  always(expectSurplusReturned);
});

test('4: refunds never exceed the payment, every posting balances, and nobody has a balance due', () => {
  always(expectBalancedBooks);
});

test('5: invoice numbers have no gaps or duplicates, and their dates never go back', () => {
  always(expectNumbersWithoutGap);
});

test('6: lines, discount and VAT add up to the total, and credit notes never exceed their invoice', () => {
  always(expectSumsToFit);
});

test('7: nothing is completed below its price', () => {
  always(expectNothingBelowPrice);
});

test('10: our records match the providers, and no payment was charged twice', () => {
  always(expectProviderAgrees);
});

test('the generated histories include payments, refusals, refunds, disputes and endings', () => {
  const states = new Set(ends.at(-1)?.books.payments.map(({ state }) => state));
  expect([...states]).toEqual(
    expect.arrayContaining(['approved', 'cancelled', 'refunded', 'rejected', 'disputed']),
  );
});
