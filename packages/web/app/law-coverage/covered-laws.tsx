import type { CoverageResult } from '@clausewright/contract';
import { FoldSummary } from '../ui/fold-summary.tsx';
import { type DutyActions, MetCount, StatedDuties } from './stated-duties.tsx';

interface Props extends DutyActions {
  laws: CoverageResult['laws'];
  duties: CoverageResult['duties'];
}

/** By law what the document says. A duty of several laws stands under the first. */
export function CoveredLaws({ laws, duties, ...actions }: Props) {
  const groups = laws
    .map(({ id, name }) => ({ id, name, of: duties.filter(({ laws: [first] }) => first === id) }))
    .filter(({ of }) => of.length > 0);
  return groups.map(({ id, name, of }) => (
    <details key={id} className="cov__law" open={groups.length === 1}>
      <FoldSummary>
        <b>{name}</b> <MetCount duties={of} />
      </FoldSummary>
      <StatedDuties duties={of} {...actions} />
    </details>
  ));
}
