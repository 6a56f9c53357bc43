import type { AnswerValue, Path, QuestionText } from '@clausewright/library/questionnaires';
import { useTranslations } from 'use-intl';
import { describedBy } from '../../ui/described-by.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import type { FieldProps } from '../../ui/field.tsx';
import { fieldId } from '../paths.ts';
import type { KindProps } from '../question-tree.ts';
import { isOptional, getWords } from '../question-words.ts';
import { useWizard } from '../wizard-context.ts';

export type { KindProps } from '../question-tree.ts';

export interface AskedQuestion {
  id: string;
  path: Path;
  words: QuestionText;
  error: string | undefined;
  describedBy: string | undefined;
  /** For Field and FieldSet. */
  frame: Omit<FieldProps, 'children'>;
  set: (value: AnswerValue | undefined) => void;
  touch: () => void;
}

function QuestionNote({ note, help }: { note: string; help: string | undefined }) {
  return (
    <>
      <span className="badge badge--info">{note}</span> {help}
    </>
  );
}

export function useQuestion({ node, inRow }: KindProps): AskedQuestion {
  const t = useTranslations('wizard');
  const { texts, errors, notes, dispatch } = useWizard();
  const { visible } = node;
  const { path } = visible;
  const words = getWords(texts, path);
  const id = fieldId(path);
  const error = errors.get(path);
  const note = notes.get(visible.question.id);
  const hint = note ? <QuestionNote note={note} help={words.help} /> : words.help;
  return {
    id,
    path,
    words,
    error,
    describedBy: describedBy(id, { hint, error }),
    frame: {
      id,
      label: words.label,
      number: inRow ? undefined : visible.number,
      optional: isOptional(visible),
      hint,
      error,
      after: words.why && <Disclosure label={t('why')}>{words.why}</Disclosure>,
    },
    set: (value) => dispatch({ type: 'answer', path, value }),
    touch: () => dispatch({ type: 'touch', path }),
  };
}
