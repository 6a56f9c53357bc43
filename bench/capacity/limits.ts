import { assumed, secondsOfMonth } from './assumed.ts';
import type { Measured } from './measured.ts';

/** Answers a month at which something ends, on one database with 16 cores, 256 GB of memory and 30 TB of disk. */
export function limits(m: Measured): { what: string; month: number; cure: string }[] {
  const toMonth = (peak: number): number => (peak / assumed['peak : mean']) * secondsOfMonth;
  const share = assumed['share of a core or a process that is planned with'];
  const sealsAMinute = 60_000 / m['CPU ms for sealing, one answer in a seal'];
  const sites = assumed['sites with a banner'];
  const perAnswer = m['bytes of an answer'] + m['bytes of a seal'];
  return [
    {
      what: 'one partition a month grows beyond 200 million rows',
      month: 2e8,
      cure: 'months partitioned by site, which is not implemented; until then `vacuum` and rebuilding an index take hours',
    },
    {
      what: 'scripts of one machine of two cores',
      month: toMonth(
        (m['scripts a second, two cores'] * share) / assumed['loads of a script for each answer'],
      ),
      cure: 'a CDN before `/c/*.js`, or more machines',
    },
    {
      what: 'answers of one process of `ROLE=consent`',
      month: toMonth((share * 1000) / m['CPU ms of the server for an answer']),
      cure: 'more processes, up to 64',
    },
    {
      what: 'the disk, 30 TB, when all months are kept',
      month: 30e12 / assumed['months that the log is kept'] / perAnswer,
      cure: 'a shorter `CONSENT_MONTHS`, more disk, or Citus',
    },
    {
      what: 'indexes of a month no longer fit in 200 GB of memory',
      month: 200e9 / m['of these in indexes'],
      cure: 'more memory, or Citus; without, each lookup reads from disk',
    },
    {
      what: 'sealing, one process at a time, at the peak',
      // Where even all sites in each minute can be sealed, only crowded minutes end it, at a seal's many answers.
      month: toMonth(
        sealsAMinute < sites
          ? (-Math.log(1 - sealsAMinute / sites) * sites) / 60
          : 1000 / m['CPU ms for sealing, many answers in a seal'],
      ),
      cure: 'it falls behind at the peak and catches up at night; beyond that, longer seals for quiet sites or several sealing processes, neither of them implemented',
    },
    {
      what: 'writing, 16 cores of PostgreSQL',
      month: toMonth((16 * share * 1000) / m['CPU ms of PostgreSQL for an answer']),
      cure: 'Citus',
    },
  ].toSorted((one, other) => one.month - other.month);
}
