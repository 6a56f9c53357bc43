import { createHash, createHmac, createSecretKey, hkdfSync } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash as argon2Hash, parseOptions, verify as argon2Verify } from '@node-rs/argon2';
import type { Refused } from '../../platform/http/envelope.ts';
import { createConcurrencyLimit } from '../../platform/concurrency-limit.ts';

/** Cost of one hash; OWASP's first choice for Argon2id (19 MiB, two passes, one lane). */
export interface HashCost {
  /** Kibibytes. */
  memory: number;
  passes: number;
}
const usualCost: HashCost = { memory: 19_456, passes: 2 };

export type Verified =
  | {
      ok: true;
      matches: boolean;
      /** The hash was made at another cost than today's: store a new one. */
      outdated: boolean;
    }
  | Refused;

/**
 * Hashes passwords, a few at a time: hashes would otherwise fill the pool of threads that files and
 * name look-ups use as well. One instance per process. Too many at once are refused as `limited`.
 */
export interface Passwords {
  /** What to store; names algorithm, cost and pepper. At most 500 characters. */
  hash(password: string): Promise<{ ok: true; hash: string } | Refused>;
  /** Null (no account, or none with a password) takes as long as a hash that does not match. */
  verify(stored: string | null, password: string): Promise<Verified>;
}

/** Seconds after which a full queue is surely worked off. */
const busy: Refused = { ok: false, reason: 'limited', retryAfter: 2 };

/**
 * @param secret Secret of the instance: without it no stored hash can be tried, whoever reads the database.
 * @param waiting Hashes that may wait while others are made.
 */
export function createPasswords(secret: Uint8Array, cost: HashCost = usualCost, waiting = 50): Passwords {
  const gate = createConcurrencyLimit({ at: Math.min(2, availableParallelism()), waiting });
  const pepper = pepperOf(secret);
  const options = { memoryCost: cost.memory, timeCost: cost.passes, parallelism: 1 };
  // Of the same cost, and matched by nothing.
  const dummy = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

  return {
    async hash(password) {
      const made = await gate(() => argon2Hash(pepper.apply(password), options));
      return made.ok ? { ok: true, hash: `${pepper.id}${made.value}` } : busy;
    },
    async verify(stored, password) {
      const own = stored?.startsWith(`${pepper.id}$`) === true ? stored.slice(pepper.id.length) : null;
      const tried = await gate(() => argon2Verify(own ?? dummy, pepper.apply(password)));
      if (!tried.ok) return busy;
      const matches = tried.value && own !== null;
      return { ok: true, matches, outdated: own !== null && isOutdated(own, cost) };
    },
  };
}

/**
 * Keyed before it is hashed, which also makes every length cost the same. The id tells which secret a
 * hash was made under: under another one it matches nothing, and the person sets a new password by letter.
 */
function pepperOf(secret: Uint8Array): { id: string; apply: (password: string) => string } {
  const bytes = new Uint8Array(hkdfSync('sha256', secret, '', 'password-pepper', 32));
  const key = createSecretKey(bytes);
  return {
    id: `hmac-sha256:${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}`,
    apply: (password) => createHmac('sha256', key).update(password.normalize('NFC')).digest('base64url'),
  };
}

/** What stands before every hash that was made under a secret. */
export function pepperId(secret: Uint8Array): string {
  return pepperOf(secret).id;
}

function isOutdated(stored: string, cost: HashCost): boolean {
  const { memoryCost, timeCost, parallelism } = parseOptions(stored);
  return memoryCost !== cost.memory || timeCost !== cost.passes || parallelism !== 1;
}
