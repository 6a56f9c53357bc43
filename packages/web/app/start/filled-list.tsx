import type { FilledQuestion } from '@clausewright/library/presets';
import { Globe, Store, Pencil, Link2, Calculator } from 'lucide-react';
import { Fragment, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { focusQuestion } from '../wizard/focus-question.ts';
import { rowsAt } from '../wizard/paths.ts';
import { getWords } from '../wizard/question-words.ts';
import { useAnswerWords } from '../wizard/use-answer-words.ts';
import { useWizard } from '../wizard/wizard-context.ts';
import { QuestionAt } from './question-at.tsx';
import { QuestionScope } from './question-scope.tsx';

interface Props {
  questions: readonly FilledQuestion[];
  /** What stands behind “usual for”. */
  kind: string;
}

const icons = {
  seen: Globe,
  usual: Store,
  carried: Link2,
  linked: Link2,
  derived: Calculator,
  default: Store,
  given: Pencil,
  changed: Pencil,
} as const;

/** Facts that were filled in, each with its source and a way to change it in its place. */
export function FilledList({ questions, kind }: Props) {
  const [open, setOpen] = useState<string | null>(null);
  return (
    <dl className="filled">
      {questions.map(({ type, path, origin }) => (
        <QuestionScope key={`${type} ${path}`} type={type}>
          {() => (
            <Row
              path={path}
              origin={origin}
              kind={kind}
              open={open === path}
              onOpen={() => setOpen(path)}
              onClose={() => setOpen(null)}
            />
          )}
        </QuestionScope>
      ))}
    </dl>
  );
}

interface RowProps {
  path: string;
  origin: FilledQuestion['origin'];
  kind: string;
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

function Row({ path, origin, kind, open, onOpen, onClose }: RowProps) {
  const t = useTranslations('way-in');
  const { texts, state, evaluation } = useWizard();
  const answerWords = useAnswerWords();
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const visible = evaluation.steps.flatMap(({ questions }) => questions).find((one) => one.path === path);
  const { label } = getWords(texts, path);
  useEffect(() => {
    if (open && !wasOpen.current) focusQuestion(path);
    if (!open && wasOpen.current) button.current?.focus();
    wasOpen.current = open;
  }, [open, path]);
  if (!visible) return null;
  const Icon = icons[origin];
  if (open) {
    return (
      // The question says its own words; Escape closes it as the button does.
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- keys of the fields within
      <div
        className="filled__open"
        onKeyDown={({ key }) => {
          if (key === 'Escape') onClose();
        }}
      >
        <dt className="vh">{label}</dt>
        <dd>
          <QuestionAt evaluation={evaluation} path={path} />
          <button type="button" className="btn btn--sm" onClick={onClose}>
            {t('done')}
            <span className="vh">: {label}</span>
          </button>
        </dd>
      </div>
    );
  }
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {visible.question.kind === 'group'
          ? t('entries', { count: rowsAt(state.answers, path).length })
          : lines(answerWords(visible))}
        <small>
          <Icon className="icon icon--sm" aria-hidden="true" />
          {t(`origin.${origin}`, { kind })}
        </small>
      </dd>
      <dd>
        <button type="button" className="linkbtn" ref={button} onClick={onOpen}>
          {t('change')}
          <span className="vh">: {label}</span>
        </button>
      </dd>
    </div>
  );
}

function lines(text: string) {
  return text.split('\n').map((line, index) => (
    // Lines of one text never change their order.
    // oxlint-disable-next-line react/no-array-index-key -- see above
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}
