import type { CoverageResult } from '@clausewright/contract';
import type { Language } from '@clausewright/contract/languages';
import { useFormatter, useTranslations } from 'use-intl';
import { PromiseAnswer } from './promise-answer.tsx';
import type { AnsweredPromise } from './promise-rows.ts';

export interface PromiseAnswers {
  /** What the owner says now, before the list is asked again. */
  read: (id: string) => AnsweredPromise;
  write: (id: string, answered: AnsweredPromise) => void;
}

interface Props {
  promises: CoverageResult['promises'];
  /** Of the document. */
  language: Language;
  /** Left out where they can only be read. */
  answers?: PromiseAnswers | undefined;
}

/** Each sentence that promises something for the owner, why it stands there, and what he says of it. */
export function Promises({ promises, language, answers }: Props) {
  const t = useTranslations('coverage.promises');
  const answered = promises.map((line) => ({ line, ...(answers?.read(line.id) ?? line) }));
  const open = answered.filter(({ answer }) => answer === null).length;
  return (
    <section className="cov__promises" aria-labelledby="promises-title">
      <h2 id="promises-title">{t('title')}</h2>
      <p className="soft">{t('lead')}</p>
      <output className="block">{open > 0 && t('open', { count: open })}</output>
      <ul className="cov__duties">
        {answered.map(({ line, answer, by }) => (
          <li key={line.id}>
            {line.sentences.map((sentence) => (
              <blockquote key={sentence} lang={language}>
                {sentence}
              </blockquote>
            ))}
            <p>{line.how}</p>
            <small className="muted">
              {line.citations.length > 0 ? `${t('askedBy')} ${line.citations.join('; ')}` : t('free')}
            </small>
            {answers === undefined ? (
              <Said answer={answer} by={by} />
            ) : (
              <PromiseAnswer
                id={line.id}
                label={line.label}
                answered={{ answer, by }}
                set={(said) => answers.write(line.id, said)}
              />
            )}
            {answer === 'no' && <small>{t(line.citations.length > 0 ? 'leftOpen' : 'left')}</small>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Said({ answer, by }: AnsweredPromise) {
  const t = useTranslations('coverage.promises');
  const format = useFormatter();
  if (answer === null) return <span className="badge badge--warn">{t('unanswered')}</span>;
  const day = answer === 'planned' && by !== null ? new Date(`${by}T12:00:00Z`) : null;
  return (
    <span className="badge">
      {day === null
        ? t(answer)
        : t('plannedBy', { by: format.dateTime(day, { dateStyle: 'medium', timeZone: 'UTC' }) })}
    </span>
  );
}
