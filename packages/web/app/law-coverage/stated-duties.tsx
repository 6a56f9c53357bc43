import type { CoverageResult } from '@clausewright/contract';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import type { Clause } from './clause.ts';

type StatedDuty = CoverageResult['duties'][number];

/** Where a question that was left out can be answered; null where it is not asked now. */
export type ToQuestion = (question: string) => { label: string; to: string } | null;

export interface DutyActions {
  /** Shows a clause of the document. */
  jump: (clause: Clause) => void;
  toQuestion: ToQuestion;
}

interface Props extends DutyActions {
  duties: readonly StatedDuty[];
}

/** Duties that words meet, each with the clauses that do, or with what its owner has to answer first. */
export function StatedDuties({ duties, ...actions }: Props) {
  const t = useTranslations('coverage');
  return (
    <ul className="cov__duties">
      {duties.map((duty) => (
        <li key={duty.id}>
          {duty.duty}
          {!duty.mandatory && <span className="badge">{t('recommended')}</span>}
          <small className="muted">{duty.citation}</small>
          <Standing duty={duty} {...actions} />
        </li>
      ))}
    </ul>
  );
}

function Standing({ duty: { clauses, answers }, jump, toQuestion }: DutyActions & { duty: StatedDuty }) {
  const t = useTranslations('coverage');
  if (clauses.length > 0) {
    return (
      <span className="cov__clauses">
        <span className="vh">{t('metBy')}</span>
        {clauses.map((clause) => (
          <button key={clause.id} type="button" className="linkbtn" onClick={() => jump(clause)}>
            {clause.heading}
          </button>
        ))}
      </span>
    );
  }
  if (answers.length === 0) return <span className="badge badge--warn">{t('unmet')}</span>;
  const asked = answers.flatMap((question) => toQuestion(question) ?? []);
  return (
    <>
      <span className="badge badge--warn">{t('left')}</span>
      <small>{t(asked.length > 0 ? 'toMeet' : 'toAnswer')}</small>
      <span className="cov__clauses">
        {asked.map(({ label, to }) => (
          <Link key={to} className="linkbtn" to={to}>
            {label}
          </Link>
        ))}
      </span>
    </>
  );
}

/** How many of the duties that bind are met; what is recommended is not counted. */
export function MetCount({ duties }: { duties: readonly StatedDuty[] }) {
  const t = useTranslations('coverage');
  const due = duties.filter(({ mandatory }) => mandatory);
  if (due.length === 0) return null;
  const met = due.filter(({ clauses }) => clauses.length > 0).length;
  return <span className="num muted">{t('ofLaw', { met, total: due.length })}</span>;
}
