import type { CoverageResult } from '@clausewright/contract';
import { useTranslations } from 'use-intl';
import { FoldSummary } from '../ui/fold-summary.tsx';
import type { Clause } from './clause.ts';

interface Props {
  laws: CoverageResult['laws'];
  duties: CoverageResult['duties'];
  jump: (clause: Clause) => void;
}

/** What is recommended is not counted, as in the sum over all laws. */
function Count({ of }: { of: CoverageResult['duties'] }) {
  const t = useTranslations('coverage');
  const due = of.filter(({ mandatory }) => mandatory);
  if (due.length === 0) return null;
  const met = due.filter(({ clauses }) => clauses.length > 0).length;
  return <span className="num muted">{t('ofLaw', { met, total: due.length })}</span>;
}

/** By law what the document says, each duty with the clauses that meet it. A duty of several laws stands under the first. */
export function CoveredLaws({ laws, duties, jump }: Props) {
  const t = useTranslations('coverage');
  const groups = laws
    .map(({ id, name }) => ({ id, name, of: duties.filter(({ laws: [first] }) => first === id) }))
    .filter(({ of }) => of.length > 0);
  return groups.map(({ id, name, of }) => (
    <details key={id} className="cov__law" open={groups.length === 1}>
      <FoldSummary>
        <b>{name}</b> <Count of={of} />
      </FoldSummary>
      <ul className="cov__duties">
        {of.map(({ id: duty, duty: words, citation, mandatory, clauses }) => (
          <li key={duty}>
            {words}
            {!mandatory && <span className="badge">{t('recommended')}</span>}
            <small className="muted">{citation}</small>
            {clauses.length === 0 ? (
              <span className="badge badge--warn">{t('unmet')}</span>
            ) : (
              <span className="cov__clauses">
                <span className="vh">{t('metBy')}</span>
                {clauses.map((clause) => (
                  <button key={clause.id} type="button" className="linkbtn" onClick={() => jump(clause)}>
                    {clause.heading}
                  </button>
                ))}
              </span>
            )}
          </li>
        ))}
      </ul>
    </details>
  ));
}
