import type { WebsitePage } from '@clausewright/contract';
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { type AskedQuestion, askableQuestions } from '@clausewright/library/client-questions';
import { evaluate, type VisibleQuestion } from '@clausewright/library/questionnaires';
import { Suspense, use, useCallback, useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../language/language-provider.tsx';
import { documentParts } from '../start/load-documents.ts';
import { Loaded } from '../ui/loaded.tsx';
import { useFetched } from '../use-fetched.ts';
import { useToday } from '../use-today.ts';
import { getWords } from '../wizard/question-words.ts';
import { draftOf, type DraftOfDocument } from './draft-of.ts';

export interface Candidate {
  key: string;
  type: AgreementType;
  /** Null: it is to be written. */
  agreementId: string | null;
}

export interface Picked {
  type: AgreementType;
  agreement_id: string | null;
  question: string;
  options?: string[];
}

interface Props {
  page: WebsitePage;
  candidate: Candidate;
  /** Null before anything was chosen: what has to be answered is. */
  picked: readonly Picked[] | null;
  onPick: (next: readonly Picked[]) => void;
}

/** The questions that are open in the draft of a document, to choose from. */
export function OpenOfDocument(props: Props) {
  const { website, documents } = props.page;
  const { type, agreementId } = props.candidate;
  const ask = useCallback(
    (signal: AbortSignal) => draftOf({ website, documents, type, agreementId }, signal),
    [website, documents, type, agreementId],
  );
  return (
    <Loaded answer={useFetched(ask)}>
      {(draft) => (
        <Suspense fallback={null}>
          <Choice {...props} draft={draft} />
        </Suspense>
      )}
    </Loaded>
  );
}

function Choice({ candidate, picked, onPick, draft }: Props & { draft: DraftOfDocument }) {
  const t = useTranslations('withdrawals.links.make');
  const { language } = useLanguage();
  const today = useToday();
  const [parts] = use(documentParts([candidate.type], language));
  const { type, agreementId } = candidate;
  const open = useMemo(() => listOpen(draft, today), [draft, today]);
  const isNew = picked === null;
  useEffect(() => {
    const needed = open.filter(({ needed: isNeeded }) => isNeeded);
    if (isNew) onPick(needed.map((one) => toPicked(one.asked, { type, agreementId })));
  }, [isNew, open, onPick, type, agreementId]);
  if (parts === undefined) return null;
  if (open.length === 0) return <p className="hint">{t('nothingOpen')}</p>;
  const chosen = picked ?? [];
  return (
    <ul className="ask__choice">
      {open.map(({ asked }) => {
        const isChosen = chosen.some(({ question }) => question === asked.question);
        return (
          <li key={asked.question}>
            <label className="check">
              <input
                type="checkbox"
                checked={isChosen}
                onChange={() =>
                  onPick(
                    isChosen
                      ? chosen.filter(({ question }) => question !== asked.question)
                      : [...chosen, toPicked(asked, { type, agreementId })],
                  )
                }
              />
              <span>{getWords(parts.words.texts, asked.question).label}</span>
            </label>
          </li>
        );
      })}
    </ul>
  );
}

function toPicked(
  { question, options }: AskedQuestion,
  { type, agreementId }: Pick<Candidate, 'type' | 'agreementId'>,
): Picked {
  return { type, agreement_id: agreementId, question, ...(options && { options: [...options] }) };
}

/** Visible, and without an answer or with *I don't know*; those that have to be answered first. */
function listOpen(
  { questionnaire, draft }: DraftOfDocument,
  today: string,
): { asked: AskedQuestion; needed: boolean }[] {
  const askable = new Set(askableQuestions(questionnaire).map(({ id }) => id));
  const { steps } = evaluate(questionnaire, draft.answers, { today });
  const open = steps
    .flatMap(({ questions }) => questions)
    .filter((one) => askable.has(one.path) && isOpen(one))
    .map((one) => ({
      asked: { question: one.path, ...(one.options && { options: one.options }) },
      needed: one.error !== undefined || one.value === 'unknown',
    }));
  return [...open.filter(({ needed }) => needed), ...open.filter(({ needed }) => !needed)];
}

function isOpen({ error, source, value }: VisibleQuestion): boolean {
  return error !== undefined || source === 'none' || value === 'unknown';
}
