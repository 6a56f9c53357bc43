import type { CoverageResult } from '@clausewright/contract';
import { useTranslations } from 'use-intl';
import { FoldSummary } from '../ui/fold-summary.tsx';
import { type DutyActions, MetCount, StatedDuties } from './stated-duties.tsx';

interface Props extends DutyActions {
  kind: 'platforms' | 'further';
  duties: CoverageResult['further'];
}

/** What binds beside the laws that can be chosen: contracts with platforms, and rules of other kinds. */
export function FurtherDuties({ kind, duties, ...actions }: Props) {
  const t = useTranslations('coverage');
  return (
    <details className="cov__law">
      <FoldSummary>
        <b>{t(kind)}</b> <MetCount duties={duties} />
      </FoldSummary>
      <p className="soft">{t(`${kind}Lead`)}</p>
      <StatedDuties duties={duties} {...actions} />
    </details>
  );
}
