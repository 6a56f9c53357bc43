import { useTranslations } from 'use-intl';
import { languagesHeading } from './language-choice.tsx';
import { countStandings, type ClauseStanding, type TranslatedClause } from './clause-progress.ts';

export const filters = ['all', 'behind', 'edited'] as const;
export type Filter = (typeof filters)[number];

const shown: Record<Filter, readonly ClauseStanding[]> = {
  all: ['generated', 'edited', 'removed', 'behind'],
  behind: ['behind'],
  edited: ['edited', 'removed'],
};

/** The clauses that a filter lets through. */
export function filtered(clauses: readonly TranslatedClause[], filter: Filter): TranslatedClause[] {
  return clauses.filter(({ standing }) => shown[filter].includes(standing));
}

interface Props {
  clauses: readonly TranslatedClause[];
  filter: Filter;
  choose: (filter: Filter) => void;
}

/** How far the translation is, and which of its clauses to look at. */
export function Progress({ clauses, filter, choose }: Props) {
  const t = useTranslations('translation.progress');
  const tLanguages = useTranslations('translation.languages');
  const counts = countStandings(clauses);
  const total = clauses.length;
  const fit = total - counts.behind;
  return (
    <div className="trans__progress">
      <div>
        <p id="translation-progress">{t('fit', { fit, total })}</p>
        <meter min={0} max={total} value={fit} aria-labelledby="translation-progress" />
      </div>
      <fieldset className="trans__filter">
        <legend className="vh">{t('show')}</legend>
        {filters.map((one) => (
          <label key={one}>
            <input type="radio" name="filter" checked={filter === one} onChange={() => choose(one)} />{' '}
            {t(`filter.${one}`, { count: filtered(clauses, one).length })}
          </label>
        ))}
      </fieldset>
      {/* They stand below all clauses. */}
      <a href={`#${languagesHeading}`}>{tLanguages('title')}</a>
    </div>
  );
}
