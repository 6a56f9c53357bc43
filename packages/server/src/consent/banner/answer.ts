/** What a banner posts about a visitor's answer: read strictly, then held against what the site published. */
import { matchingDomains } from '@clausewright/banner/publish';
import { type PublishedBanner, typeBits } from '@clausewright/contract/banner';
import { type ConsentType, regimes } from '@clausewright/contract/consent-types';
import * as z from 'zod/mini';

/** What a published state allows answers to say. */
export interface AnswerRules {
  /** Bits of the types that have a vendor. */
  offered: number;
  /** Bit of each vendor's type, in the order of the banner; 0 for the essential ones. */
  vendors: Uint8Array;
  regimes: ReadonlySet<string>;
  /** Hosts on which the banner serves, as in `CoreConfig`. */
  domains: readonly string[];
}

const mask = z.int().check(z.minimum(0), z.maximum(15));
const record = z.strictObject({
  id: z.uuidv7(),
  visitor: z.uuidv4(),
  snapshot: z.string().check(z.regex(/^[\da-f]{32}$/)),
  action: z.literal([1, 2, 3, 4, 5, 6]),
  layer: z.literal([0, 1, 2]),
  regime: z.enum(regimes),
  granted: mask,
  offered: mask,
  vendors: z.optional(z.string().check(z.maxLength(84), z.regex(/^[\w-]+$/))),
  gpc: z.boolean(),
  at: z.int().check(z.minimum(0), z.maximum(8.64e15)),
});

/** `ConsentRecord`, read. */
export type GivenAnswer = z.output<typeof record>;

/** Null for what is no record. */
export function readAnswer(value: unknown): GivenAnswer | null {
  return z.safeParse(record, value).data ?? null;
}

export function answerRules({ core, words }: PublishedBanner): AnswerRules {
  const vendors = Uint8Array.from(core.vendors, ({ type }) => bitOf(type));
  return {
    offered: vendors.reduce((sum, bit) => sum | bit, 0),
    vendors,
    regimes: new Set(Object.keys(words)),
    domains: core.domains,
  };
}

/**
 * Whether a page of that origin is one on which the banner serves. Every browser names one with what it posts, and
 * theirs is true; who writes requests by hand can write whatever he likes. `null`, of a page that may not say where it
 * is, is none.
 */
export function isOwnOrigin(origin: string | undefined, { domains }: Pick<AnswerRules, 'domains'>): boolean {
  const host = URL.parse(origin ?? '')?.hostname ?? '';
  return matchingDomains(domains, host).length > 0;
}

function bitOf(type: ConsentType): number {
  return type === 'ESSENTIAL' ? 0 : typeBits[type];
}

/**
 * Whether an answer is possible to what was shown: nothing granted that was not offered, all or nothing where
 * that was pressed, and vendors that say the same as their types.
 */
export function isPossible(answer: GivenAnswer, rules: AnswerRules): boolean {
  const { action, granted, offered, vendors } = answer;
  if (!rules.regimes.has(answer.regime) || (offered & ~rules.offered) !== 0) return false;
  if ((granted & ~offered) !== 0) return false;
  if (action === 1 && granted !== offered) return false;
  if (action === 2 && granted !== 0) return false;
  if (vendors === undefined) return true;
  const bits = vendorBits(vendors);
  return bits !== null && saysTheSame(bits, granted, rules);
}

/** The bytes of `vendors`; null for what is no base64url of one. */
export function vendorBits(text: string): Uint8Array | null {
  const bytes = Buffer.from(text, 'base64url');
  return bytes.toString('base64url') === text ? new Uint8Array(bytes) : null;
}

function saysTheSame(bits: Uint8Array, granted: number, { vendors }: AnswerRules): boolean {
  let types = 0;
  for (let place = 0; place < bits.length * 8; place += 1) {
    if (((bits[place >> 3] ?? 0) & (1 << (place & 7))) === 0) continue;
    const type = vendors[place];
    if (type === undefined) return false;
    types |= type;
  }
  return types === granted;
}
