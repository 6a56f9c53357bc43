import type { ApprovalDecision } from '@clausewright/contract';
import { useTranslations } from 'use-intl';

/** Who said what of which version, newest first. */
export function DecisionList({ decisions }: { decisions: readonly ApprovalDecision[] }) {
  const t = useTranslations('versions.approval');
  if (decisions.length === 0) return null;
  return (
    <div>
      <h3>{t('list')}</h3>
      <ul className="sessions" aria-label={t('list')}>
        {decisions.map((decision) => (
          <Decision key={decision.id} decision={decision} />
        ))}
      </ul>
    </div>
  );
}

function Decision({ decision }: { decision: ApprovalDecision }) {
  const t = useTranslations('versions.approval');
  const { name, approved, remark, at, number, current, counts } = decision;
  const past = current ? (counts ? null : t('past')) : t('older');
  return (
    <li>
      <p className="row">
        <span
          className={
            past === null ? (approved ? 'badge badge--ok' : 'badge badge--warn') : 'badge badge--line'
          }
        >
          {t(approved ? 'was.approved' : 'was.declined')}
        </span>
        {number !== null && <b>{t('version', { number })}</b>}
        {past !== null && <span className="muted">{past}</span>}
      </p>
      <p className="muted num">{t('by', { name: name ?? t('former'), date: new Date(at) })}</p>
      {remark !== null && <p className="pre-line">{remark}</p>}
    </li>
  );
}
