import type { Refused } from '../../platform/http/envelope.ts';
import { type CoveredDomain, covers, overlap } from './domain-overlap.ts';
import type { OwnDomain } from './domain-store.ts';

/**
 * Why a consent may not have a domain, given all that its owner has: an equal address of another consent, or a
 * further domain that stands for nothing new, exists already; what meets another consent at any host overlaps.
 * The cookie of one banner would be read by the other there.
 */
export function refusedDomain(
  own: readonly OwnDomain[],
  { consentId, ...asked }: CoveredDomain & { consentId: string | null },
): Refused | null {
  const others = own.filter((one) => one.consentId !== consentId);
  const mine = own.filter((one) => one.consentId === consentId);
  const stands = asked.main
    ? [...others.filter(({ main }) => main), ...mine.filter(({ main }) => !main)].some(
        ({ domain }) => domain === asked.domain,
      )
    : mine.some((one) => covers(one, asked));
  if (stands) return { ok: false, reason: 'domain-exists' };
  return others.some((one) => overlap(one, asked)) ? { ok: false, reason: 'domain-overlaps' } : null;
}
