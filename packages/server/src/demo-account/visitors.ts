/** Visitors of the sample sites and what they answer: made up, but the same in each account. */
import { getRegime } from '@clausewright/banner/publish';
import type { Language } from '@clausewright/contract';
import { type ConsentAction, typeBits } from '@clausewright/contract/banner';
import type { Regime } from '@clausewright/contract/consent-types';

export interface DemoAnswer {
  at: Date;
  /** Number of the visitor, who may come back. */
  visitor: number;
  language: Extract<Language, 'de' | 'fr' | 'en'>;
  /** ISO 3166 alpha-2; null where nobody knows. */
  country: string | null;
  regime: Regime;
  action: ConsentAction;
  layer: 0 | 1 | 2;
  /** Bits of the types that the visitor would allow, offered or not. */
  granted: number;
  gpc: boolean;
}

const hour = 3_600_000;
const day = 24 * hour;

/** Of a hundred visitors: where they come from, and which language their browser asks for. */
const origins: readonly (readonly [share: number, DemoAnswer['country'], DemoAnswer['language']])[] = [
  [46, 'DE', 'de'],
  [24, 'FR', 'fr'],
  [8, 'CH', 'de'],
  [6, 'AT', 'de'],
  [4, 'BE', 'fr'],
  [3, 'LU', 'fr'],
  [3, 'GB', 'en'],
  [3, 'US', 'en'],
  [2, 'NL', 'en'],
  [1, null, 'de'],
];

/** How busy the hours are (UTC): little at night, a lunch break, the evening on the sofa. */
const hours = [2, 1, 1, 1, 2, 5, 10, 16, 22, 25, 26, 30, 30, 25, 24, 25, 28, 34, 46, 52, 48, 33, 16, 6];
/** Sunday first. */
const weekdays = [1.35, 0.9, 0.85, 0.9, 0.95, 1, 1.2];

const presses: Readonly<Record<Regime, readonly (readonly [share: number, ConsentAction])[]>> = {
  'opt-in': [
    [55, 'accept'],
    [31, 'reject'],
    [14, 'custom'],
  ],
  exempt: [
    [52, 'accept'],
    [36, 'reject'],
    [12, 'custom'],
  ],
  'opt-out': [
    [60, 'notice'],
    [18, 'reject'],
    [22, 'gpc'],
  ],
  notice: [[1, 'notice']],
};

/** Bits of all types. */
const everything = Object.values(typeBits).reduce((all, bit) => all | bit, 0);

/** Of those who allowed something: how many take it back within some weeks. */
const withdrawing = 0.03;

interface Crowd {
  visitors: number;
  /** Other people come with another one. */
  seed: number;
}

/** So many visitors between two moments, oldest answer first, with those who withdraw later. */
export function visitorsBetween(from: Date, to: Date, { visitors, seed }: Crowd): DemoAnswer[] {
  const random = randomFrom(seed);
  const days = Array.from({ length: Math.ceil((to.getTime() - from.getTime()) / day) }, (_, number) => {
    const at = new Date(from.getTime() + number * day);
    return [busyness(at, number), at] as const;
  });
  const answers: DemoAnswer[] = [];
  while (answers.length < visitors) {
    const first = answerOf(answers.length, momentOf(drawn(random, days), random), random);
    if (first.at < from || first.at >= to) continue;
    answers.push(first);
  }
  const later = answers.flatMap((one): DemoAnswer[] => {
    if (one.granted === 0 || random() >= withdrawing) return [];
    const at = new Date(one.at.getTime() + (0.2 + random() * 24) * day);
    return at < to ? [{ ...one, at, action: 'withdraw', layer: 2, granted: 0 }] : [];
  });
  return [...answers, ...later].sort((one, other) => one.at.getTime() - other.at.getTime());
}

/** A site grows, weekends are busier, and a fair in the second month fills three days. */
function busyness(at: Date, number: number): number {
  const fair = number >= 44 && number <= 46 ? 2.6 : 1;
  return (weekdays[at.getUTCDay()] ?? 1) * (1 + number / 130) * fair;
}

function momentOf(of: Date, random: () => number): Date {
  const shares = hours.map((share, number) => [share, number] as const);
  const midnight = Math.floor(of.getTime() / day) * day;
  return new Date(midnight + drawn(random, shares) * hour + Math.floor(random() * hour));
}

function answerOf(visitor: number, at: Date, random: () => number): DemoAnswer {
  const [, country, language] = drawn(
    random,
    origins.map((origin) => [origin[0], origin] as const),
  );
  const regime = getRegime('by-country', country);
  const action = drawn(random, presses[regime]);
  const granted = grantedBy(action, random);
  const layer = action === 'gpc' ? 0 : action === 'custom' ? 2 : 1;
  const gpc = action === 'gpc' || (regime === 'opt-in' && random() < 0.02);
  return { at, visitor, language, country, regime, action, layer, granted, gpc };
}

/** Chosen one by one it is seldom advertising. */
function grantedBy(action: ConsentAction, random: () => number): number {
  const { FUNCTIONALITY, ANALYTICS, ADVERTISING } = typeBits;
  if (action === 'accept' || action === 'notice') return everything;
  if (action !== 'custom') return 0;
  return drawn(random, [
    [45, ANALYTICS],
    [25, FUNCTIONALITY],
    [24, FUNCTIONALITY | ANALYTICS],
    [6, ANALYTICS | ADVERTISING],
  ] as const);
}

function drawn<Value>(random: () => number, shares: readonly (readonly [number, Value])[]): Value {
  let left = random() * shares.reduce((sum, [share]) => sum + share, 0);
  for (const [share, value] of shares) {
    left -= share;
    if (left < 0) return value;
  }
  throw new Error('nothing to draw from');
}

/** Mulberry32: even enough for made-up people, and the same again. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
