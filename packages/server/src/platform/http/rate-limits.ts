import { createHmac, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { Clock } from '../clock.ts';
import type { Limit, LimitName } from '../config/config.ts';
import { toNetwork } from '../network/to-network.ts';
import type { AnyLimit, RateLimits, Spent } from './allowance.ts';
import { createSharedRateLimits, type SharedCount } from './shared-rate-limits.ts';

/** Reading costs little, so that no person meets this; it only stops floods. */
const read: Limit = { points: 600, seconds: 60 };

/** Every limit that there is, by its name. */
export function allLimits(limits: Readonly<Record<LimitName, Limit>>): ReadonlyMap<AnyLimit, Limit> {
  const day: Limit = { points: 3 * limits['email-check'].points, seconds: 86_400 };
  const reports = {
    'host-report': { points: 5, seconds: 86_400 },
    'host-report-site': { points: 2000, seconds: 86_400 },
  };
  const letters: Limit = { points: 200, seconds: 86_400 };
  const key: Limit = { points: 300, seconds: 60 };
  const client: Limit = { points: 200, seconds: 3600 };
  return new Map(
    Object.entries({
      ...limits,
      read,
      'email-check-day': day,
      ...reports,
      'api-key': key,
      'request-letters': letters,
      'client-link': client,
    }) as [AnyLimit, Limit][],
  );
}

/** Of one process; of several that share a database with `shared`. */
export function createRateLimits(
  limits: Readonly<Record<LimitName, Limit>>,
  clock: Clock,
  shared?: SharedCount,
): RateLimits {
  const all = allLimits(limits);
  const alone = createOwnRateLimits(all, clock);
  return shared === undefined ? alone : createSharedRateLimits(all, { ...shared, clock, alone });
}

function createOwnRateLimits(limits: ReadonlyMap<AnyLimit, Limit>, clock: Clock): RateLimits {
  const limiters = new Map<string, RateLimiterMemory>();
  for (const [name, { points, seconds }] of limits) {
    limiters.set(name, new RateLimiterMemory({ keyPrefix: name, points, duration: seconds }));
  }
  const pseudonym = createPseudonyms(clock);

  function limiterOf(limit: AnyLimit): RateLimiterMemory {
    const limiter = limiters.get(limit);
    if (limiter === undefined) throw new Error(`no limit named ${limit}`);
    return limiter;
  }

  async function spend(limit: AnyLimit, key: string): Promise<Spent> {
    try {
      await limiterOf(limit).consume(key);
      return { ok: true };
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      return { ok: false, retryAfter: Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) };
    }
  }

  return {
    spendByAddress: (limit, address) => spend(limit, `address:${pseudonym(address)}`),
    async giveBackByAddress(limit, address) {
      await limiterOf(limit).reward(`address:${pseudonym(address)}`);
    },
    spendByObject: (limit, id) => spend(limit, `object:${id}`),
  };
}

/** Addresses are kept only as a keyed hash, whose key lives in memory and for a day. */
function createPseudonyms(clock: Clock): (address: string) => string {
  let day = '';
  let key = newKey();
  return (address) => {
    const today = clock().toISOString().slice(0, 10);
    if (today !== day) key = newKey();
    day = today;
    return createHmac('sha256', key).update(toNetwork(address)).digest('base64url');
  };
}

/** As an object: Node makes one of the bytes on every use, which takes seven times as long as the hash itself. */
function newKey(): KeyObject {
  return createSecretKey(randomBytes(32));
}
