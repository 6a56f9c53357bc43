import type { AskedQuestion } from '@clausewright/library/client-questions';
import type { Answers, VisibleQuestion } from '@clausewright/library/questionnaires';
import { lazy } from 'react';
import { useLanguage } from '../language/language-provider.tsx';
import type { DocumentParts } from '../start/load-documents.ts';
import { questionTree } from '../wizard/question-tree.ts';
import { AskedScope } from './asked-scope.tsx';

// With the rest of the review, as in `asked-scope.tsx`.
const ReviewAnswers = lazy(async () => ({
  default: (await import('../wizard/review/review.tsx')).ReviewAnswers,
}));

interface Props {
  parts: DocumentParts;
  asked: readonly AskedQuestion[];
  answers: Answers;
}

/** A question with its answer and what hangs on it, as the review of the wizard shows them. */
export function AnswerWords({ parts, asked, answers }: Props) {
  const { language } = useLanguage();
  return (
    <AskedScope parts={parts} asked={asked} answers={answers} language={language}>
      {({ steps }) => <ReviewAnswers nodes={questionTree(steps[0]?.questions.map(complete) ?? [], 1)} />}
    </AskedScope>
  );
}

/** Nothing is missing here: nobody had to answer it. */
function complete(visible: VisibleQuestion): VisibleQuestion {
  const { error: _, ...rest } = visible;
  return rest;
}
