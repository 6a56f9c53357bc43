import type { QuestionText } from '@clausewright/library/questionnaires';
import { useState } from 'react';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { Notice } from '../ui/notice.tsx';
import { fieldId } from '../wizard/paths.ts';
import type { WizardFlow } from '../wizard/use-wizard-flow.ts';
import { sameAnswers, savedAnswers } from './update-draft.ts';
import type { UpdateDetails } from './use-update-details.ts';

interface Props {
  details: UpdateDetails;
  asking: WizardFlow;
}

/** What is changed here, what is new since, and the way back to the answers that are saved. */
export function UpdateNotices({ details, asking }: Props) {
  const t = useTranslations('update');
  const site = details.site_name ?? details.site_url;
  return (
    <>
      <p className="lead wiz__lead mt-2">{site ? t('changingSite', { site }) : t('changing')}</p>
      <News details={details} asking={asking} />
      <StartOver details={details} asking={asking} />
    </>
  );
}

function News({ details: { update_reasons, new_since, ask, dropped }, asking }: Props) {
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
        <Questions title={t('new', { count: new_since.length })} ids={new_since} asking={asking} />
        <Questions title={t('ask', { count: ask.length })} ids={ask} asking={asking} />
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

interface QuestionsProps {
  title: string;
  ids: readonly string[];
  asking: WizardFlow;
}

/** Questions with the way to each; one that the answers hide has none. */
function Questions({ title, ids, asking }: QuestionsProps) {
  if (ids.length === 0) return null;
  const link = (id: string) => {
    const label = labelOf(asking.words.texts.questions, id);
    const path = id.split('.')[0] ?? id;
    const step = asking.stepOf(path);
    return step ? <Link to={`?step=${step.number}&back=review#${fieldId(path)}`}>{label}</Link> : label;
  };
  return (
    <>
      <p>
        <b>{title}</b>
      </p>
      <ul className="upd__news">
        {ids.map((id) => (
          <li key={id}>{link(id)}</li>
        ))}
      </ul>
    </>
  );
}

/** `group.field` names a field of repetitions. */
function labelOf(questions: Readonly<Record<string, QuestionText>>, id: string): string {
  const [first = '', ...fields] = id.split('.');
  let words = questions[first];
  for (const field of fields) words = words?.fields?.[field];
  return words?.label ?? id;
}

function StartOver({ details, asking }: Props) {
  const t = useTranslations('update');
  const { state, draft, heading } = asking;
  const [confirming, setConfirming] = useState(false);
  const changed = state.ready && !sameAnswers(state.answers, savedAnswers(details));
  return (
    <>
      {changed && (
        <div className="mt-4">
          <Notice kind="info">
            <p>{t('unsaved')}</p>
            <button type="button" className="linkbtn" onClick={() => setConfirming(true)}>
              {t('startOver')}
            </button>
          </Notice>
        </div>
      )}
      {confirming && (
        <ConfirmDialog
          title={t('startOverTitle')}
          keep={t('startOverKeep')}
          act={t('startOver')}
          onKeep={() => setConfirming(false)}
          onAct={() => {
            setConfirming(false);
            draft.startAnew();
            // The notice goes with its button: the focus needs another place.
            heading.current?.focus();
          }}
        >
          <p>{t('startOverMeans')}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
