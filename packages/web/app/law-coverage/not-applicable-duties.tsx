import type { CoverageResult } from '@clausewright/contract';
import { useTranslations } from 'use-intl';
import { FoldSummary } from '../ui/fold-summary.tsx';

/** Duties of the chosen laws that this owner does not have, with what would bring them. */
export function NotApplicableDuties({ duties }: { duties: CoverageResult['not_applicable'] }) {
  const t = useTranslations('coverage');
  return (
    <details className="cov__law">
      <FoldSummary>
        <b>{t('spare')}</b> <span className="num muted">{t('count', { count: duties.length })}</span>
      </FoldSummary>
      <ul className="cov__duties">
        {duties.map(({ id, duty, citation, why }) => (
          <li key={id}>
            {duty}
            <small className="muted">{citation}</small>
            {why.length > 0 && (
              <>
                <small>{t('onlyIf')}</small>
                <ul className="cov__why">
                  {why.map((condition) => (
                    <li key={condition}>{condition}</li>
                  ))}
                </ul>
              </>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
