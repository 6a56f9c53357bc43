import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  type Facts,
  isPaid,
  joinFacts,
  latestStatus,
  noFacts,
  publicStatuses,
  deriveState,
} from './facts.ts';

const price = 2400;
const due = { amount: price, mismatch: null };
const attempts = [
  'created',
  'requires-action',
  'processing',
  'pending-verification',
  'approved',
  'rejected',
  'cancelled',
] as const;

/** What a provider may know of one payment at one moment. */
const reading = (number: number): fc.Arbitrary<Facts> =>
  fc
    .record({
      attempt: fc.constantFrom(...attempts),
      failure: fc.constantFrom(null, 'card-declined' as const, 'decline-2001' as const),
      captured: fc.constantFrom(0, price / 2, price),
      share: fc.constantFrom(0, 0, 0.5, 1),
      dispute: fc.constantFrom(
        'none' as const,
        'none' as const,
        'open' as const,
        'won' as const,
        'lost' as const,
      ),
    })
    .map(({ share, ...known }) => ({
      ...known,
      refunded: known.captured * share,
      attemptReading: number,
      disputeReading: number,
    }));

const history = fc
  .integer({ min: 1, max: 8 })
  .chain((length) => fc.tuple(...Array.from({ length }, (_, index) => reading(index + 1))));

const joined = (readings: readonly Facts[]): Facts => readings.reduce(joinFacts, noFacts);

test('the same statuses lead to the same facts in any order and however often', () => {
  fc.assert(
    fc.property(
      history.chain((readings) =>
        fc.tuple(
          fc.constant(readings),
          fc.shuffledSubarray([...readings, ...readings, ...readings], {
            minLength: readings.length * 3,
            maxLength: readings.length * 3,
          }),
        ),
      ),
      ([readings, told]) => {
        expect(joined(told)).toEqual(joined(readings));
        expect(deriveState(joined(told), due)).toBe(deriveState(joined(readings), due));
      },
    ),
    { numRuns: 20_000 },
  );
});

test('one later full status makes up for every lost message', () => {
  fc.assert(
    fc.property(
      history.chain((readings) => fc.tuple(fc.constant(readings), fc.subarray(readings))),
      ([readings, arrived]) => {
        const all = joined(readings);
        const number = readings.length + 1;
        const last = { ...all, attemptReading: number, disputeReading: number };
        expect(joinFacts(joined(arrived), last)).toEqual(joinFacts(all, last));
      },
    ),
    { numRuns: 20_000 },
  );
});

test('joining facts is associative, even for statuses with the same number', () => {
  const any = fc.integer({ min: 0, max: 3 }).chain(reading);
  fc.assert(
    fc.property(any, any, any, (one, two, three) => {
      expect(joinFacts(joinFacts(one, two), three)).toEqual(joinFacts(one, joinFacts(two, three)));
      expect(joinFacts(one, two)).toEqual(joinFacts(two, one));
    }),
    { numRuns: 20_000 },
  );
});

test('a payment counts as paid only when its full price is captured', () => {
  fc.assert(
    fc.property(history, fc.constantFrom(null, 'currency', 'item'), (readings, mismatch) => {
      const facts = joined(readings);
      const state = deriveState(facts, { amount: price, mismatch });
      const whole = mismatch === null && facts.captured >= price;
      if (isPaid(state) && facts.dispute === 'none') expect(whole).toBe(true);
      if (publicStatuses[state] === 'rejected') expect(facts.captured).toBe(0);
    }),
  );
});

const facts = (given: Partial<Facts>): Facts => ({ ...noFacts, attemptReading: 1, ...given });

test.each([
  [{}, 'created'],
  [{ attempt: 'requires-action' }, 'requires-action'],
  [{ attempt: 'rejected' }, 'rejected'],
  [{ attempt: 'approved' }, 'processing'],
  [{ attempt: 'approved', captured: price }, 'approved'],
  [{ attempt: 'rejected', captured: price }, 'approved'],
  [{ captured: price / 2 }, 'pending-verification'],
  [{ captured: price, refunded: 1 }, 'partially-refunded'],
  [{ captured: price, refunded: price }, 'refunded'],
  [{ captured: price, dispute: 'open' }, 'disputed'],
  [{ captured: price, dispute: 'won' }, 'approved'],
  [{ captured: price, dispute: 'lost' }, 'disputed'],
  [{ captured: price, refunded: price, dispute: 'lost' }, 'refunded'],
  [{ captured: price / 2, refunded: price / 2 }, 'cancelled'],
] as const satisfies readonly (readonly [Partial<Facts>, string])[])('%o is %s', (given, state) => {
  expect(deriveState(facts(given), due)).toBe(state);
});

test('rejects a payment whose amount differs from the quote', () => {
  expect(deriveState(facts({ captured: price }), { amount: price, mismatch: 'currency' })).toBe(
    'pending-verification',
  );
});

test('a sale of nothing counts as paid once it is completed', () => {
  expect(deriveState(facts({}), { amount: 0, mismatch: null })).toBe('created');
  expect(deriveState(facts({ attempt: 'approved' }), { amount: 0, mismatch: null })).toBe('approved');
});

test('our cancellation ends the attempt but does not hide money that arrives', () => {
  const cancelled = joinFacts(noFacts, { ...noFacts, attempt: 'cancelled', attemptReading: latestStatus });
  const later = joinFacts(cancelled, facts({ attempt: 'created', attemptReading: 900 }));
  expect(deriveState(later, due)).toBe('cancelled');
  expect(deriveState(joinFacts(later, facts({ captured: price })), due)).toBe('approved');
});
