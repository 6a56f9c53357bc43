import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import { findServedVersion, maxListed } from './hosted-store.ts';
import type { HostedVersion } from '../page-frame/hosted-frame.ts';
import { memoizeWithTtl } from '../../platform/memoize-with-ttl.ts';

interface Wanted {
  /** Of the live link. */
  token: string;
  /** As the address says it. */
  number: string;
  /** The newest ones, which are known already. */
  listed: readonly HostedVersion[];
}

/** Finds served versions by number; the database is asked only for those that are too old for the list. */
export function servedVersionFinder(
  db: Database,
  { clock, lag }: { clock: Clock; lag: number },
): (wanted: Wanted) => Promise<HostedVersion | null> {
  const older = memoizeWithTtl(lag, clock, (key) => {
    const [token = '', number = ''] = key.split(' ');
    return findServedVersion(db, token, Number(number));
  });
  return async ({ token, number, listed }) => {
    const known = listed.find((one) => String(one.number) === number);
    if (known !== undefined) return known;
    if (listed.length < maxListed || !/^[1-9]\d{0,8}$/.test(number)) return null;
    return older(`${token} ${number}`);
  };
}
