import { type RequestKind, requestKinds } from '@clausewright/contract';
import {
  isLawTag,
  type LawTag,
  type RequestPeriod,
  requestPeriods,
  type RequestSpan,
} from '@clausewright/library/requests';
import { dayOfReceipt, plusBusinessDays, plusDays, plusMonths, workingDay } from './calendar.ts';

/** Until when what is due for one request; days are ISO dates. */
export interface RequestClock {
  /** Null: no law of those that hold gives a period, so our own rule does. */
  law: LawTag | null;
  article: string | null;
  received: string;
  confirmBy: string | null;
  answerBy: string;
  /** The last day where it is told in time why it takes longer; null where that is not allowed. */
  extendedBy: string | null;
}

/** Ours: what the GDPR gives, without its extension. */
const ownRule: RequestSpan = { amount: 1, unit: 'months' };

const plus = { days: plusDays, 'business-days': plusBusinessDays, months: plusMonths };

function until(received: string, spans: readonly RequestSpan[], rolls = false): string {
  // Two spans of one unit are one longer span from the beginning, which matters for months.
  const [first, ...others] = spans;
  if (first === undefined) throw new Error('a period without a span');
  const same = others.every(({ unit }) => unit === first.unit);
  const day = same
    ? plus[first.unit](
        received,
        spans.reduce((sum, { amount }) => sum + amount, 0),
      )
    : spans.reduce((from, { amount, unit }) => plus[unit](from, amount), received);
  return rolls ? workingDay(day) : day;
}

function periodsOf(law: string, kind: RequestKind, received: string): readonly RequestPeriod[] {
  const periods = isLawTag(law) ? requestPeriods[law] : undefined;
  return (periods ?? []).filter(
    ({ kinds, from, until: end }) =>
      kinds.includes(kind) &&
      (from === undefined || received >= from) &&
      (end === undefined || received < end),
  );
}

/** What is due for a request under one law; null where the law does not give this kind. */
export function clockOf(law: LawTag, kind: RequestKind, received: string): RequestClock | null {
  const [period] = periodsOf(law, kind, received);
  if (period === undefined) return null;
  const { answer, confirm, extension, rolls, article } = period;
  return {
    law: answer === undefined ? null : law,
    article,
    received,
    confirmBy: confirm === undefined ? null : until(received, [confirm], rolls),
    answerBy: until(received, [answer ?? ownRule], rolls),
    extendedBy:
      answer === undefined || extension === undefined ? null : until(received, [answer, extension], rolls),
  };
}

/** As they are shown: each law of these that gives the kind. */
export function clocksOf(
  laws: readonly string[],
  kind: RequestKind,
  received: string,
): (RequestClock & { of: LawTag })[] {
  return laws.filter(isLawTag).flatMap((of) => {
    const clock = clockOf(of, kind, received);
    return clock === null ? [] : [{ ...clock, of }];
  });
}

/**
 * What is due for a request whose visitor nobody asks where he lives: the earliest answer that a law of the policy demands, and
 * the earliest confirmation; an extension lasts no longer than each of these laws lets an answer take. Without a period in any
 * of them our own rule holds.
 */
export function bindingClock(
  laws: readonly string[],
  kind: RequestKind,
  at: Date,
  country: string | null,
): RequestClock {
  const received = dayOfReceipt(at, country);
  const clocks = clocksOf(laws, kind, received);
  const withPeriod = clocks.filter(({ law }) => law !== null);
  const [binding] = withPeriod.toSorted((one, other) =>
    one.answerBy < other.answerBy ? -1 : one.answerBy > other.answerBy ? 1 : 0,
  );
  const confirmBy = clocks.flatMap((clock) => clock.confirmBy ?? []).toSorted()[0] ?? null;
  const { law, article, answerBy } = binding ?? {
    law: null,
    article: null,
    answerBy: until(received, [ownRule]),
  };
  const last = withPeriod.map((clock) => clock.extendedBy ?? clock.answerBy).toSorted()[0] ?? answerBy;
  return { law, article, received, confirmBy, answerBy, extendedBy: last > answerBy ? last : null };
}

/** What a website offers whose policy is under these laws, in the order of all; something else is always among them. */
export function offeredKinds(laws: readonly string[]): RequestKind[] {
  return requestKinds.filter(
    (kind) =>
      kind === 'other' ||
      laws.some((law) => isLawTag(law) && requestPeriods[law]?.some(({ kinds }) => kinds.includes(kind))),
  );
}

/** Whether somebody who is refused can appeal to the owner, so that a refusal has to say how. */
export function givesAppeal(laws: readonly string[]): boolean {
  return offeredKinds(laws).includes('appeal');
}
