import { assumed, secondsOfMonth } from './assumed.ts';
import type { Measured } from './measured.ts';

export interface Line {
  what: string;
  value: number;
  unit: string;
  from: string;
}

/** Sites that answer at least once in a minute, where all are asked alike (Poisson). */
function sitesInAMinute(perSecond: number): number {
  const sites = assumed['sites with a banner'];
  return sites * (1 - Math.exp((-perSecond * 60) / sites));
}

export function calculate(m: Measured): Readonly<Record<'log' | 'documents', readonly Line[]>> {
  const month = assumed['answers a month'];
  const mean = month / secondsOfMonth;
  const peak = mean * assumed['peak : mean'];
  const share = assumed['share of a core or a process that is planned with'];
  const sealsAMonth = sitesInAMinute(mean) * (secondsOfMonth / 60);
  const sealsAMinute = sitesInAMinute(peak);
  const months = assumed['months that the log is kept'];
  const countersAMonth =
    assumed['sites with a banner'] * 30 * assumed['kinds of answers of a site on a day (rows of counters)'];
  const perMonth =
    month * m['bytes of an answer'] +
    sealsAMonth * m['bytes of a seal'] +
    countersAMonth * m['bytes of a counter'];
  const documentsEach = assumed['versions of an agreement'] * assumed['languages of a version'];
  const agreementsASecond =
    assumed.agreements / (assumed['years in which the agreements come'] * 365 * 86_400);
  const agreementsPeak = agreementsASecond * assumed['peak : mean'];
  const viewsPeak =
    ((assumed.agreements * assumed['views of a hosted document a month']) / secondsOfMonth) *
    assumed['peak : mean'];
  const cores = (perSecond: number, ms: number): number => (perSecond * ms) / 1000 / share;
  return {
    log: [
      { what: 'answers, mean', value: mean, unit: '/s', from: 'assumed' },
      { what: 'answers, peak', value: peak, unit: '/s', from: 'assumed' },
      {
        what: 'cores of `ROLE=consent` at the peak; a process uses one',
        value: cores(peak, m['CPU ms of the server for an answer']),
        unit: 'cores',
        from: 'CPU of an answer',
      },
      {
        what: 'cores of PostgreSQL for writing at the peak',
        value: cores(peak, m['CPU ms of PostgreSQL for an answer']),
        unit: 'cores',
        from: 'CPU of an answer',
      },
      {
        what: 'scripts at the peak',
        value: peak * assumed['loads of a script for each answer'],
        unit: '/s',
        from: 'assumed',
      },
      {
        what: 'machines of two cores for the scripts without a CDN',
        value:
          (peak * assumed['loads of a script for each answer']) / (m['scripts a second, two cores'] * share),
        unit: 'machines',
        from: 'scripts a second',
      },
      {
        what: 'answers of a month on disk',
        value: (month * m['bytes of an answer']) / 1e9,
        unit: 'GB',
        from: 'bytes of an answer',
      },
      {
        what: 'of these in indexes, which should fit in memory',
        value: (month * m['of these in indexes']) / 1e9,
        unit: 'GB',
        from: 'bytes of an answer',
      },
      { what: 'seals of a month', value: sealsAMonth / 1e6, unit: 'million', from: 'sites, alike' },
      {
        what: 'seals of a month on disk',
        value: (sealsAMonth * m['bytes of a seal']) / 1e9,
        unit: 'GB',
        from: 'bytes of a seal',
      },
      {
        what: 'counters of a month on disk',
        value: (countersAMonth * m['bytes of a counter']) / 1e9,
        unit: 'GB',
        from: 'bytes of a counter',
      },
      {
        what: 'all months that are kept, one copy',
        value: (perMonth * months) / 1e12,
        unit: 'TB',
        from: 'the rows above',
      },
      {
        what: 'log (WAL) of a day, far apart',
        value: ((month / 30) * m['log (WAL) of an answer, far apart']) / 1e9,
        unit: 'GB',
        from: 'log of an answer',
      },
      {
        what: 'the same with wal_compression',
        value: ((month / 30) * m['the same with wal_compression']) / 1e9,
        unit: 'GB',
        from: 'log of an answer',
      },
      {
        what: 'log (WAL) at the peak, far apart',
        value: (peak * m['log (WAL) of an answer, far apart']) / 1e6,
        unit: 'MB/s',
        from: 'log of an answer',
      },
      {
        what: 'pages written at the peak, each once per checkpoint',
        value: peak * assumed['pages that one answer changes first after a checkpoint'],
        unit: 'IOPS',
        from: 'assumed',
      },
      { what: 'seals of a minute at the peak', value: sealsAMinute, unit: 'seals', from: 'sites, alike' },
      {
        what: 'share of a minute that sealing it takes; above 1 it falls behind',
        value: (sealsAMinute * m['CPU ms for sealing, one answer in a seal']) / 60_000,
        unit: 'x',
        from: 'CPU for sealing',
      },
    ],
    documents: [
      { what: 'agreements, mean', value: agreementsASecond, unit: '/s', from: 'assumed' },
      { what: 'agreements, peak', value: agreementsPeak, unit: '/s', from: 'assumed' },
      {
        what: 'rows and texts of all agreements',
        value:
          (assumed.agreements *
            (m['bytes of an agreement without texts'] * assumed['versions of an agreement'] +
              m['bytes of a text in one language'] * documentsEach)) /
          1e12,
        unit: 'TB',
        from: 'bytes of a text',
      },
      {
        what: 'their files, five formats',
        value: (assumed.agreements * m['bytes of a file'] * documentsEach * 5) / 1e12,
        unit: 'TB',
        from: 'bytes of a file',
      },
      {
        what: 'cores for files at the peak (`ROLE=worker`)',
        value: cores(agreementsPeak * documentsEach * 5, m['CPU ms for a file']),
        unit: 'cores',
        from: 'CPU of a file',
      },
      {
        what: 'previews at the peak',
        value: agreementsPeak * assumed['previews for each agreement'],
        unit: '/s',
        from: 'assumed',
      },
      {
        what: 'processes of `ROLE=web` for the previews',
        value: (agreementsPeak * assumed['previews for each agreement']) / (m['previews a second'] * share),
        unit: 'processes',
        from: 'previews a second',
      },
      { what: 'hosted documents at the peak', value: viewsPeak, unit: '/s', from: 'assumed' },
      {
        what: 'share of what one process can serve',
        value: viewsPeak / (m['hosted documents a second'] * share),
        unit: 'x',
        from: 'hosted documents a second',
      },
      {
        what: 'letters at the peak',
        value: agreementsPeak * assumed['letters for each agreement'],
        unit: '/s',
        from: 'assumed',
      },
    ],
  };
}
