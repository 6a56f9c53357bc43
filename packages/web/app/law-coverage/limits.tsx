import type { CoverageResult } from '@clausewright/contract';
import { useTranslations } from 'use-intl';
import { FoldSummary } from '../ui/fold-summary.tsx';

/** What the document must not say; only what our own wording is tested against is marked. */
export function Limits({ limits }: { limits: CoverageResult['limits'] }) {
  const t = useTranslations('coverage');
  return (
    <details className="cov__law">
      <FoldSummary>
        <b>{t('limits')}</b> <span className="num muted">{t('count', { count: limits.length })}</span>
      </FoldSummary>
      <p className="soft">{t('limitsLead')}</p>
      <ul className="cov__duties">
        {limits.map(({ id, duty, citation, tested }) => (
          <li key={id}>
            {duty}
            {tested && <span className="badge">{t('tested')}</span>}
            <small className="muted">{citation}</small>
          </li>
        ))}
      </ul>
    </details>
  );
}
