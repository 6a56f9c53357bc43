import type { LogPage } from '@clausewright/contract';
import { useTranslations } from 'use-intl';
import { PageLink } from '../../layout/page-link.tsx';
import { type LogChoice, toSearch } from './log-choice.ts';

interface Props {
  page: Pick<LogPage, 'newer' | 'older'>;
  choice: LogChoice;
  /** What follows is read from its top. */
  onTurn: () => void;
}

/** The ways to the records before and after, each with an address. They stay at either end, as what cannot be pressed. */
export function LogPager({ page, choice, onTurn }: Props) {
  const t = useTranslations('consent-log.list');
  return (
    <nav className="row" aria-label={t('pages')}>
      {(['newer', 'older'] as const).map((way) => {
        const token = page[way];
        return token === null ? (
          <button key={way} type="button" className="btn btn--sm" aria-disabled="true">
            {t(way)}
          </button>
        ) : (
          <PageLink
            key={way}
            className="btn btn--sm"
            to={{ search: toSearch({ ...choice, page: token }) }}
            preventScrollReset
            onClick={onTurn}
          >
            {t(way)}
          </PageLink>
        );
      })}
    </nav>
  );
}
