import { useTranslations } from 'use-intl';
import { PageLink } from '../layout/page-link.tsx';
import { type ActivityChoice, toSearch } from './activity-choice.ts';

interface Props {
  choice: ActivityChoice;
  /** Null on the last page. */
  next: string | null;
  count: number;
}

/** The ways to the newest and the older entries, each with an address. They stay, as what cannot be pressed. */
export function ActivityPager({ choice, next, count }: Props) {
  const t = useTranslations('api-keys.activity');
  const ways = { newest: choice.after === '' ? null : '', older: next };
  return (
    <div className="pager">
      <p className="small soft num">{t('shown', { count })}</p>
      {(choice.after !== '' || next !== null) && (
        <nav className="row" aria-label={t('pages')}>
          {(['newest', 'older'] as const).map((way) => {
            const after = ways[way];
            return after === null ? (
              <button key={way} type="button" className="btn btn--sm" aria-disabled="true">
                {t(way)}
              </button>
            ) : (
              <PageLink key={way} className="btn btn--sm" to={{ search: toSearch({ ...choice, after }) }}>
                {t(way)}
              </PageLink>
            );
          })}
        </nav>
      )}
    </div>
  );
}
