import type { BodyOf, ClientAsking, sendClientAnswers } from '@clausewright/contract';
import { clientLinkLimits } from '@clausewright/contract/client-link-limits';
import { type FormEvent, Suspense, use, useMemo, useRef, useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import type { Failure } from '../outcome.ts';
import { newRequestId } from '../request-id.ts';
import { documentParts, type DocumentParts } from '../start/load-documents.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { FailureAlert } from '../ui/failure-alert.tsx';
import { Notice } from '../ui/notice.tsx';
import { focusQuestion } from '../wizard/focus-question.ts';
import { useUndo } from '../wizard/use-undo.tsx';
import { AskedList } from './asked-list.tsx';
import { clientLinkCalls } from './client-link-calls.ts';
import type { KeptAnswers } from './kept-answers.ts';
import { countAsked, judgeKept, keptQuestions, withoutSent } from './judge-kept.ts';
import { SettledList } from './settled-list.tsx';
import { useKept } from './use-kept.ts';

const form = 'client-questions';

interface Props {
  token: string;
  opened: ClientAsking;
}

/** The open questions of a website, for a client without an account. */
export function ClientQuestions(props: Props) {
  const t = useTranslations('withdrawals.client');
  return (
    <Suspense
      fallback={
        <main id="main" tabIndex={-1} className="wrap page" aria-busy="true">
          <h1>{t('title')}</h1>
        </main>
      }
    >
      <Loaded {...props} />
    </Suspense>
  );
}

function Loaded(props: Props) {
  const { language } = useLanguage();
  const types = useMemo(() => [...new Set(props.opened.questions.map(({ type }) => type))], [props.opened]);
  return <Form {...props} parts={use(documentParts(types, language))} />;
}

function Form({ token, opened, parts }: Props & { parts: readonly DocumentParts[] }) {
  const t = useTranslations('withdrawals.client');
  const format = useFormatter();
  const { offerUndo, toast } = useUndo();
  const [asking, setAsking] = useState(opened);
  const { kept, setKept, unkept } = useKept(opened.key, opened.expires_at);
  /** Beside those that are open: what was typed is sent, whatever became of the question. */
  const [again, setAgain] = useState<readonly string[]>([]);
  const [judged, setJudged] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [empty, setEmpty] = useState(false);
  const [sent, setSent] = useState<{ what: 'answers' | 'remark'; overtaken: number } | null>(null);
  const typedSince = useRef(false);
  const top = useRef<HTMLDivElement>(null);
  const { website, asker } = asking;
  const shown = useMemo(
    () =>
      asking.questions.filter(
        ({ type, question, state }) => state === 'open' || again.includes(`${type} ${question}`),
      ),
    [asking, again],
  );
  const typed = useMemo(() => keptQuestions(parts, asking.questions, kept.answers), [parts, asking, kept]);
  // A field that is emptied again stays where it is.
  if (typed.some((key) => !again.includes(key))) setAgain([...new Set([...again, ...typed])]);
  // Another text is another press.
  const change = (more: (before: KeptAnswers) => Partial<KeptAnswers>) => {
    typedSince.current = true;
    setSent(null);
    setEmpty(false);
    setKept((before) => ({ ...before, ...more(before), requestId: newRequestId() }));
  };
  const left = countAsked(parts, shown);
  const toTop = () => setTimeout(() => top.current?.focus());

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setFailure(null);
    const { answers, count, wrong } = judgeKept(parts, shown, kept.answers);
    if (wrong) {
      setJudged(true);
      setTimeout(() => document.querySelector<HTMLElement>(`#${form} [aria-invalid]`)?.focus());
      return;
    }
    const remark = kept.remark.trim();
    setEmpty(count === 0 && remark === '');
    if (count === 0 && remark === '') {
      toTop();
      return;
    }
    setBusy(true);
    typedSince.current = false;
    const outcome = await send(clientLinkCalls.sendClientAnswers, {
      body: {
        token,
        request_id: kept.requestId,
        answers: answers as BodyOf<typeof sendClientAnswers>['answers'],
        ...(remark !== '' && { remark }),
      },
    });
    setBusy(false);
    if (!outcome.ok) {
      setFailure(outcome);
      toTop();
      return;
    }
    const overtaken = outcome.data.questions.filter(
      ({ type, question, state }) => state === 'settled' && Object.hasOwn(answers[type] ?? {}, question),
    ).length;
    setAsking(outcome.data);
    setAgain([]);
    setJudged(false);
    setKept((now) => withoutSent(parts, asking.questions, { sent: kept, now }));
    setSent({ what: count === 0 ? 'remark' : 'answers', overtaken });
    // Who went on writing is not taken away from there.
    if (!typedSince.current) toTop();
  };
  return (
    <>
      <PageTitle>{t('titleOf', { website })}</PageTitle>
      <main id="main" tabIndex={-1} className="wrap page ask__page">
        <h1 className="wrap-anywhere">{t('titleOf', { website })}</h1>
        <p className="lead mt-3 wrap-anywhere">{t('lead', { asker })}</p>
        <p className="hint mt-2">
          {t('until', { asker, date: format.dateTime(new Date(asking.expires_at), 'day') })}
        </p>
        <div ref={top} tabIndex={-1} className="ask__said">
          <FailureAlert failure={failure} />
          {empty && (
            <div role="alert">
              <Notice kind="warn">
                <p>{t('empty')}</p>
              </Notice>
            </div>
          )}
          <output className="block">
            {sent !== null && (
              <Notice kind="ok">
                <p>
                  {t(sent.what === 'remark' ? 'remarkSent' : left === 0 ? 'sentAll' : 'sent', {
                    asker,
                    count: left,
                  })}
                </p>
                {sent.overtaken > 0 && <p>{t('overtaken', { asker, count: sent.overtaken })}</p>}
              </Notice>
            )}
          </output>
          {unkept && (
            <div role="alert">
              <Notice kind="warn">
                <p>{t('unkept')}</p>
              </Notice>
            </div>
          )}
        </div>
        <form id={form} noValidate onSubmit={(event) => void submit(event).catch(reportError)}>
          <AskedList
            parts={parts}
            questions={shown}
            answers={kept.answers}
            judged={judged}
            offerUndo={offerUndo}
            onAnswers={(type, next) =>
              change(({ answers }) => ({ answers: { ...answers, [type]: next(answers[type] ?? {}) } }))
            }
          />
          <div className="field mt-6">
            <label className="label" htmlFor="client-remark">
              {t('remark')}
            </label>
            <p className="hint" id="client-remark-hint">
              {t('remarkHint', { asker })}
            </p>
            <textarea
              id="client-remark"
              className="input"
              rows={4}
              maxLength={clientLinkLimits.remark}
              aria-describedby="client-remark-hint"
              value={kept.remark}
              onChange={({ target }) => change(() => ({ remark: target.value }))}
            />
          </div>
          <p className="hint mt-4">{t('what', { asker })}</p>
          <p className="form__acts row">
            <BusyButton form={form} words={t('send')} busyWords={t('sending')} busy={busy} />
          </p>
        </form>
        <SettledList
          parts={parts}
          asking={asking}
          again={again}
          onAgain={(key) => {
            setAgain((before) => [...before, key]);
            setTimeout(() => {
              if (!focusQuestion(key.split(' ')[1] ?? '')) top.current?.focus();
            });
          }}
        />
      </main>
      {toast}
    </>
  );
}
