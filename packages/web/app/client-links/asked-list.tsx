import type { ClientAsking } from '@clausewright/contract';
import type { AgreementType } from '@clausewright/contract/agreement-types';
import { askedAlone } from '@clausewright/library/client-questions';
import type { Answers } from '@clausewright/library/questionnaires';
import { useMemo } from 'react';
import { useLanguage } from '../language/language-provider.tsx';
import type { DocumentParts } from '../start/load-documents.ts';
import { QuestionAt } from '../start/question-at.tsx';
import { AskedScope } from './asked-scope.tsx';

interface Props {
  parts: readonly DocumentParts[];
  questions: ClientAsking['questions'];
  answers: Partial<Record<AgreementType, Answers>>;
  judged: boolean;
  offerUndo: (text: string, undo: () => void) => void;
  onAnswers: (type: AgreementType, change: (before: Answers) => Answers) => void;
}

const nothing: Answers = Object.create(null) as Answers;

/** The questions one after another, numbered over all documents: which document asks is nothing to the client. */
export function AskedList({ parts, questions, answers, judged, offerUndo, onAnswers }: Props) {
  const { language } = useLanguage();
  const lists = useMemo(() => {
    const all = parts.map((one) => {
      const asked = questions.filter(({ type }) => type === one.type);
      const [step] = askedAlone(one.questionnaire, asked).steps;
      return { one, asked, count: step?.questions.length ?? 0 };
    });
    return all.map((list, index) => ({
      ...list,
      before: all.slice(0, index).reduce((sum, { count }) => sum + count, 0),
    }));
  }, [parts, questions]);
  return lists.map(({ one, asked, before }) => (
    <AskedScope
      key={one.type}
      parts={one}
      asked={asked}
      answers={answers[one.type] ?? nothing}
      language={language}
      judged={judged}
      offerUndo={offerUndo}
      onAnswers={(change) => onAnswers(one.type, change)}
    >
      {(evaluation) =>
        evaluation.steps
          .flatMap((step) => step.questions)
          .filter(({ depth }) => depth === 0)
          .map(({ path }, index) => (
            <QuestionAt key={path} evaluation={evaluation} path={path} number={String(before + index + 1)} />
          ))
      }
    </AskedScope>
  ));
}
