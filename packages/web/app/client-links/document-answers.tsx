import type { ClientLink, WebsitePage } from '@clausewright/contract';
import { agreementSlugs, type AgreementType } from '@clausewright/contract/agreement-types';
import type { Answers } from '@clausewright/library/questionnaires';
import { type FormEvent, Suspense, use, useCallback, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { paths } from '../agreements/paths.ts';
import { send } from '../api.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { PageLink } from '../layout/page-link.tsx';
import { type Failure, isCode } from '../outcome.ts';
import { documentParts } from '../start/load-documents.ts';
import { FailureAlert } from '../ui/failure-alert.tsx';
import { Loaded } from '../ui/loaded.tsx';
import { Notice } from '../ui/notice.tsx';
import { useFetched } from '../use-fetched.ts';
import { AnswerWords } from './answer-words.tsx';
import { clientLinkCalls } from './client-link-calls.ts';
import { type DraftOfDocument, draftOf } from './draft-of.ts';
import { differs, isOvertaken, spokenAnswers, takeIntoDraft } from './take-answers.ts';

type Answered = ClientLink['questions'][number];

interface Props {
  link: ClientLink;
  type: AgreementType;
  /** Null: one that is to be written. */
  agreementId: string | null;
  answered: readonly Answered[];
  page: WebsitePage;
  mayChange: boolean;
  onDone: (words: string) => void;
  onReload: () => void;
}

/** Why a press did not do all that it was for. */
type Trouble = Failure | 'changed' | 'unkept';

/** What a client said for one document, beside what its draft says. */
export function DocumentAnswers(props: Props) {
  const { type, agreementId, answered, page, mayChange } = props;
  const { website, documents } = page;
  const ask = useCallback(
    (signal: AbortSignal) => draftOf({ website, documents, type, agreementId }, signal),
    [website, documents, type, agreementId],
  );
  const { language } = useLanguage();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  // Who only looks has no draft.
  const answer = useFetched(mayChange ? ask : null);
  const [reread, setReread] = useState<{ of: DraftOfDocument; now: DraftOfDocument } | null>(null);
  const shown = (loaded: DraftOfDocument | null) => {
    const draft = reread !== null && reread.of === loaded ? reread.now : loaded;
    const conflicts = listConflicts(draft, answered, language);
    // What somebody ticked was chosen beside what was to be read then.
    const key = JSON.stringify([
      conflicts,
      answered.map(({ question, given_at: at, taken_at: taken }) => [question, at, taken]),
    ]);
    return (
      <Suspense fallback={null}>
        <AnswerForm
          {...props}
          key={key}
          draft={draft}
          conflicts={conflicts}
          trouble={trouble}
          onTrouble={setTrouble}
          onReread={(now) => loaded && setReread({ of: loaded, now })}
        />
      </Suspense>
    );
  };
  if (!mayChange) return shown(null);
  return (
    <>
      <Loaded answer={answer}>{shown}</Loaded>
      {answer.outcome?.ok === false && shown(null)}
    </>
  );
}

function listConflicts(
  draft: DraftOfDocument | null,
  answered: readonly Answered[],
  language: string,
): string[] {
  if (draft === null) return [];
  return answered
    .filter(({ given }) => differs(draft, given as Answers, language))
    .map(({ question }) => question);
}

interface FormProps extends Props {
  draft: DraftOfDocument | null;
  /** Questions of which the draft says something else. */
  conflicts: readonly string[];
  trouble: Trouble | null;
  onTrouble: (next: Trouble | null) => void;
  onReread: (now: DraftOfDocument) => void;
}

function AnswerForm(props: FormProps) {
  const { link, type, page, agreementId, draft, answered, conflicts, trouble } = props;
  const { onDone, onReload, onTrouble, onReread } = props;
  const t = useTranslations('withdrawals.links');
  const tTypes = useTranslations('types');
  const format = useFormatter();
  const { language } = useLanguage();
  const [parts] = use(documentParts([type], language));
  const [chosen, setChosen] = useState<readonly string[]>(() =>
    answered
      .filter(({ question, taken_at: taken }) => taken === null && !conflicts.includes(question))
      .map(({ question }) => question),
  );
  const [busy, setBusy] = useState(false);
  const name = tTypes(`${type}.name`);
  const form = `take-${link.id}-${agreementId ?? type}`;
  if (parts === undefined) return null;
  const draftPath =
    agreementId === null
      ? `/wizard/${agreementSlugs[type]}`
      : paths.update({ agreement_id: agreementId, type });

  const take = async (event: FormEvent) => {
    event.preventDefault();
    const taken = answered.filter(({ question }) => chosen.includes(question));
    if (busy || draft === null || taken.length === 0) return;
    onTrouble(null);
    const given = taken.map((one) => one.given as Answers);
    const now = await draft.again();
    if (isOvertaken({ before: draft, now }, given, language)) {
      onTrouble('changed');
      onReread(now);
      return;
    }
    setBusy(true);
    // The server first: it refuses what nobody read, and a draft that was written would have no way back.
    const outcome = await send(clientLinkCalls.takeClientAnswers, {
      params: { id: page.website.id },
      body: {
        link: link.id,
        type,
        answers: taken.map(({ question, given_at: at }) => ({ question, given_at: at ?? '' })),
      },
    });
    setBusy(false);
    if (!outcome.ok) {
      onTrouble(outcome);
      if (isCode(outcome, 'client-answers-changed')) onReload();
      return;
    }
    const latest = await now.again();
    const all = Object.assign({}, ...given) as Answers;
    if (!isOvertaken({ before: now, now: latest }, given, language) && takeIntoDraft(latest, all, language)) {
      onDone(t('taken', { document: name }));
      return;
    }
    onTrouble('unkept');
    onReread(latest);
    onReload();
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
            {conflicts.includes(question) && draft !== null && (
              <Notice kind="info">
                <p>{t('differs')}</p>
                <AnswerWords
                  parts={parts}
                  asked={asked}
                  answers={spokenAnswers(draft, Object.keys(given as Answers), language)}
                />
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
      {typeof trouble === 'string' && (
        <div role="alert">
          <Notice kind={trouble === 'changed' ? 'warn' : 'danger'}>
            <p>{t(trouble)}</p>
          </Notice>
        </div>
      )}
      <FailureAlert failure={typeof trouble === 'string' ? null : trouble} />
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
