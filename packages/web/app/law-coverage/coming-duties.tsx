import type { CoverageResult } from '@clausewright/contract';
import { useFormatter, useTranslations } from 'use-intl';

/** What will concern this owner from a day on, the next first. */
export function ComingDuties({ duties }: { duties: CoverageResult['coming'] }) {
  const t = useTranslations('coverage');
  const format = useFormatter();
  const dayOf = (from: string) =>
    format.dateTime(new Date(`${from}T12:00:00Z`), { dateStyle: 'long', timeZone: 'UTC' });
  const ordered = duties.toSorted((a, b) => ((a.from ?? '9') < (b.from ?? '9') ? -1 : 1));
  return (
    <section className="cov__todo" aria-labelledby="coverage-coming">
      <h3 id="coverage-coming">{t('coming')}</h3>
      <p className="soft">{t('comingLead')}</p>
      <ul className="cov__duties">
        {ordered.map(({ id, duty, citation, from }) => (
          <li key={id}>
            <b>{from === null ? t('fromUnknown') : t('fromDay', { day: dayOf(from) })}</b>
            <span className="block">{duty}</span>
            <small className="muted">{citation}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}
