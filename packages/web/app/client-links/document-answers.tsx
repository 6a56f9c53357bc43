import type { ClientLink, WebsitePage } from '@clausewright/contract';
import { agreementSlugs, type AgreementType } from '@clausewright/contract/agreement-types';
import type { Answers } from '@clausewright/library/questionnaires';
import { type FormEvent, Suspense, use, useCallback, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { paths } from '../agreements/paths.ts';
import { send } from '../api.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { PageLink } from '../layout/page-link.tsx';
import type { Failure } from '../outcome.ts';
import { documentParts } from '../start/load-documents.ts';
import { FailureAlert } from '../ui/failure-alert.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Notice } from '../ui/notice.tsx';
import { useFetched } from '../use-fetched.ts';
import { AnswerWords } from './answer-words.tsx';
import { clientLinkCalls } from './client-link-calls.ts';
import { type DraftOfDocument, draftOf } from './draft-of.ts';
import { differs, takeIntoDraft } from './take-answers.ts';

interface Props {
  link: ClientLink;
  type: AgreementType;
  page: WebsitePage;
  mayChange: boolean;
  onDone: (words: string) => void;
}

/** What a client said for one document, beside what its draft says. */
export function DocumentAnswers(props: Props) {
  const { link, type, page, mayChange } = props;
  const { website, documents } = page;
  const agreementId = link.questions.find((one) => one.type === type)?.agreement_id ?? null;
  const ask = useCallback(
    (signal: AbortSignal) => draftOf({ website, documents, type, agreementId }, signal),
    [website, documents, type, agreementId],
  );
  // Who only looks has no draft.
  const answer = useFetched(mayChange ? ask : null);
  const shown = (draft: DraftOfDocument | null) => (
    <Suspense fallback={null}>
      <AnswerForm {...props} agreementId={agreementId} draft={draft} />
    </Suspense>
  );
  return mayChange ? <Loaded answer={answer}>{shown}</Loaded> : shown(null);
}

interface FormProps extends Props {
  agreementId: string | null;
  draft: DraftOfDocument | null;
}

function AnswerForm({ link, type, page, onDone, agreementId, draft }: FormProps) {
  const t = useTranslations('withdrawals.links');
  const tTypes = useTranslations('types');
  const format = useFormatter();
  const { language } = useLanguage();
  const [parts] = use(documentParts([type], language));
  const answered = link.questions.flatMap((one) => (one.type === type && one.given !== null ? [one] : []));
  const conflicts = new Set(
    answered.filter(({ given }) => draft && differs(draft, given as Answers)).map(({ question }) => question),
  );
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    answered
      .filter(({ question, taken_at: taken }) => taken === null && !conflicts.has(question))
      .map(({ question }) => question),
  );
  const [busy, setBusy] = useState(false);
  const [unkept, setUnkept] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const name = tTypes(`${type}.name`);
  const form = `take-${link.id}-${type}`;
  if (parts === undefined) return null;
  const draftPath =
    agreementId === null
      ? `/wizard/${agreementSlugs[type]}`
      : paths.update({ agreement_id: agreementId, type });

  const take = async (event: FormEvent) => {
    event.preventDefault();
    const taken = answered.filter(({ question }) => chosen.includes(question));
    if (busy || draft === null || taken.length === 0) return;
    setFailure(null);
    const given = Object.assign({}, ...taken.map((one) => one.given)) as Answers;
    const isKept = takeIntoDraft(draft, given, language);
    setUnkept(!isKept);
    if (!isKept) return;
    setBusy(true);
    const outcome = await send(clientLinkCalls.takeClientAnswers, {
      params: { id: page.website.id },
      body: {
        link: link.id,
        type,
        answers: taken.map(({ question, given_at: at }) => ({ question, given_at: at ?? '' })),
      },
    });
    setBusy(false);
    if (outcome.ok) onDone(t('taken', { document: name }));
    else setFailure(outcome);
  };
  return (
    <form id={form} className="ask__take mt-6" onSubmit={(event) => void take(event).catch(reportError)}>
      <h3>{name}</h3>
      {answered.map(({ question, options, given, given_at: at, taken_at: taken }) => {
        const asked = [{ question, ...(options && { options }) }];
        const { label } = parts.words.texts.questions[question] ?? { label: question };
        return (
          <div key={question} className="ask__answer">
            {draft !== null && (
              <label className="check">
                <input
                  type="checkbox"
                  checked={chosen.includes(question)}
                  onChange={({ target }) =>
                    setChosen((before) =>
                      target.checked ? [...before, question] : before.filter((one) => one !== question),
                    )
                  }
                />
                <span>
                  {t('choose')}
                  <span className="vh">: {label}</span>
                </span>
              </label>
            )}
            <AnswerWords parts={parts} asked={asked} answers={given as Answers} />
            <p className="hint">
              {t('given', { date: format.dateTime(new Date(at ?? 0), 'minute') })}
              {taken !== null && <> {t('takenOn', { date: format.dateTime(new Date(taken), 'minute') })}</>}
            </p>
            {conflicts.has(question) && draft !== null && (
              <Notice kind="info">
                <p>{t('differs')}</p>
                <AnswerWords parts={parts} asked={asked} answers={draft.draft.answers} />
              </Notice>
            )}
          </div>
        );
      })}
      {draft?.isOfAnother === true && (
        <Notice kind="warn">
          <p>{t('another', { document: name })}</p>
        </Notice>
      )}
      {unkept && (
        <div role="alert">
          <Notice kind="danger">
            <p>{t('unkept')}</p>
          </Notice>
        </div>
      )}
      <FailureAlert failure={failure} />
      {draft !== null && (
        <p className="form__acts row">
          {!draft.isOfAnother && (
            <button type="submit" className="btn btn--primary" aria-busy={busy}>
              {t('take')}
              <span className="vh">: {name}</span>
            </button>
          )}
          <PageLink className="linkbtn" to={draftPath}>
            {t('openDraft')}
            <span className="vh">: {name}</span>
          </PageLink>
        </p>
      )}
    </form>
  );
}
