import { useTranslations } from 'use-intl';
import { PageLink } from '../layout/page-link.tsx';
import type { Watching } from './scan-calls.ts';

/** What was seen so far, the newest first. */
export function WatchedScans({ scans }: { scans: Watching['scans'] }) {
  const t = useTranslations('scan.watch');
  return (
    <section aria-labelledby="watch-scans">
      <div className="scan__group">
        <h2 id="watch-scans">{t('scans')}</h2>
      </div>
      {scans.length === 0 ? (
        <p>{t('none')}</p>
      ) : (
        <ul className="scan__mine">
          {scans.map(({ id, state, created_at: at, is_due: isDue, problems, news }) => (
            <li key={id}>
              <span>
                <PageLink to={`/scan/${id}`}>{t('entry', { date: new Date(at) })}</PageLink>
                {isDue && <span className="small soft"> {t('due')}</span>}
              </span>
              <span className="small">
                {state === 'done' ? t('problems', { count: problems ?? 0 }) : t(`state.${state}`)}
                {news !== null && `, ${t('news', { count: news })}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
