import type { TranslationDetails } from '@clausewright/contract';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Answer } from '../clause/clause-editing.ts';
import './formatted.css';
import { AnswerDialog } from './answer-dialog.tsx';
import { ClauseHeadingField } from './clause-heading-field.tsx';
import { ClauseTools } from './clause-tools.tsx';
import type { Formatted, FormattedState } from './create-formatted.ts';
import { LinkDialog } from './link-dialog.tsx';
import { questionAddress } from './question-address.ts';

export type AskedHere = { is: 'link' } | { is: 'answer'; answer: Answer } | null;

interface Props {
  name: string;
  details: TranslationDetails;
  formatted: Formatted;
  state: FormattedState;
  asked: AskedHere;
  ask: (asked: AskedHere) => void;
  /** Null where the clause is our text, or the way back to it is elsewhere. */
  reset: (() => void) | null;
  fault: string | null;
  /** One clause fills the page: the buttons stand above its keyboard. */
  isAlone?: boolean;
}

/** Heading, buttons and text of the clause that somebody is writing in. */
export function ClauseField({
  name,
  details,
  formatted,
  state,
  asked,
  ask,
  reset,
  fault,
  isAlone = false,
}: Props) {
  const t = useTranslations('editor.formatted');
  const host = useRef<HTMLDivElement>(null);
  const tools = useRef<HTMLDivElement>(null);
  // Its name while it is open: the field is not made anew with each letter of its heading.
  const [label] = useState(() => t('textOf', { clause: name }));
  const { language } = details;
  useEffect(
    () => (host.current ? formatted.attach(host.current, { label, language }) : undefined),
    [formatted, label, language],
  );
  const { heading, standing } = state;
  const questionOf = (id: string | null | undefined) => details.questions.find((one) => one.id === id);
  const here = questionOf(standing?.question);
  const answered = asked?.is === 'answer' ? questionOf(asked.answer.question) : undefined;
  const addressOf = (question: NonNullable<typeof here>) => questionAddress(details, question);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- a shortcut of what is inside
    <div
      className="cl__text"
      onKeyDown={(event) => {
        if (!event.altKey || event.key !== 'F10') return;
        event.preventDefault();
        tools.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
      }}
    >
      <div className="cl__head">
        {heading !== null && <ClauseHeadingField {...{ heading, language, formatted }} />}
        <div className={isAlone ? 'edbar' : 'selwrap'}>
          <ClauseTools
            {...{ formatted, state, reset }}
            ref={tools}
            link={() => ask({ is: 'link' })}
            answer={isAlone && here ? () => location.assign(addressOf(here)) : null}
          />
        </div>
      </div>
      <div ref={host} className="doc doc--small cl__host" />
      <p className="cl__keys">{t('keys')}</p>
      <output className="cl__from">
        {here && (
          <>
            {t('fromAnswer')} <a href={addressOf(here)}>{here.label}</a>
          </>
        )}
      </output>
      {fault !== null && <p className="error">{fault}</p>}
      {asked?.is === 'link' && (
        <LinkDialog
          url={standing?.link ?? ''}
          asksWords={standing?.hasSelection !== true && (standing?.link ?? null) === null}
          close={() => ask(null)}
          set={formatted.setLink}
        />
      )}
      {asked?.is === 'answer' && (
        <AnswerDialog
          said={asked.answer.said}
          question={answered ? { label: answered.label, address: addressOf(answered) } : null}
          close={() => ask(null)}
          onlyHere={() => formatted.freeAnswer(asked.answer)}
        />
      )}
    </div>
  );
}
