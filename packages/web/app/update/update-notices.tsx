import type { VisibleStep } from '@clausewright/agreements/questionnaires';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { stepOfPath } from '../wizard/problems.ts';
import { wordsOf } from '../wizard/question-words.ts';
import type { DraftCare } from '../wizard/use-draft.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import { sameAnswers, savedAnswers } from './update-draft.ts';
import type { UpdateDetails } from './use-update-details.ts';

interface Props {
  details: UpdateDetails;
  draft: DraftCare;
  /** The notice goes with its button: the focus needs another place. */
  toHeading: () => void;
}

/** What is changed here, what is new since, and the way back to the answers that are saved. */
export function UpdateNotices({ details, draft, toHeading }: Props) {
  const t = useTranslations('update');
  const site = details.site_name ?? details.site_url;
  return (
    <>
      <p className="lead wiz__lead">{site ? t('changingSite', { site }) : t('changing')}</p>
      <News details={details} />
      <StartOver details={details} draft={draft} toHeading={toHeading} />
    </>
  );
}

function News({ details: { update_reasons, new_since, ask, dropped } }: { details: UpdateDetails }) {
  const t = useTranslations('update.news');
  if (update_reasons.length + new_since.length + ask.length + dropped.length === 0) return null;
  return (
    <div className="mt-4">
      <Notice kind="info">
        {update_reasons.length > 0 && (
          <>
            <p>
              <b>{t('reasons')}</b>
            </p>
            <ul className="upd__news">
              {update_reasons.map(({ kind, id, text }) => (
                <li key={`${kind} ${id}`}>{text}</li>
              ))}
            </ul>
          </>
        )}
        <Questions title={t('new', { count: new_since.length })} ids={new_since} />
        <Questions title={t('ask', { count: ask.length })} ids={ask} />
        {dropped.length > 0 && (
          <>
            <p>
              <b>{t('dropped', { count: dropped.length })}</b>
            </p>
            <ul className="upd__news">
              {dropped.map(({ question, reason }) => (
                <li key={question}>{reason}</li>
              ))}
            </ul>
          </>
        )}
      </Notice>
    </div>
  );
}

/** Questions with the way to each; one that the answers hide has none. */
function Questions({ title, ids }: { title: string; ids: readonly string[] }) {
  const { texts, evaluation } = useWizard();
  if (ids.length === 0) return null;
  const link = (id: string, step: VisibleStep | undefined) => {
    const { label } = wordsOf(texts, id.replaceAll('.', '/*/'));
    return step ? <Link to={`?step=${step.number}&back=review`}>{label}</Link> : label;
  };
  return (
    <>
      <p>
        <b>{title}</b>
      </p>
      <ul className="upd__news">
        {ids.map((id) => (
          <li key={id}>{link(id, stepOfPath(evaluation, id.split('.')[0] ?? id))}</li>
        ))}
      </ul>
    </>
  );
}

function StartOver({ details, draft, toHeading }: Props) {
  const t = useTranslations('update');
  const { state } = useWizard();
  const [asking, setAsking] = useState(false);
  const changed = state.ready && !sameAnswers(state.answers, savedAnswers(details));
  return (
    <>
      {changed && (
        <div className="mt-4">
          <Notice kind="info">
            <p>{t('unsaved')}</p>
            <button type="button" className="linkbtn" onClick={() => setAsking(true)}>
              {t('startOver')}
            </button>
          </Notice>
        </div>
      )}
      {asking && (
        <ConfirmDialog
          title={t('startOverTitle')}
          keep={t('startOverKeep')}
          act={t('startOver')}
          onKeep={() => setAsking(false)}
          onAct={() => {
            setAsking(false);
            draft.startAnew();
            toHeading();
          }}
        >
          <p>{t('startOverMeans')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
