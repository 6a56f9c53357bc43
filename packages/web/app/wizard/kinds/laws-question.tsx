import { homeLaws } from '@clausewright/library/questionnaires';
import { useWizard } from '../wizard-context.ts';
import { LawsNotCovered } from './laws-not-covered.tsx';
import { MultiQuestion, type MultiProps } from './multi-question.tsx';
import { useLawNotes } from './use-law-notes.ts';

/** The laws that answers lead to, each with its reason; that of the own place is part of every document. */
export function LawsQuestion(props: MultiProps) {
  const { evaluation, questionnaire } = useWizard();
  const notes = useLawNotes();
  return (
    <MultiQuestion
      {...props}
      notes={notes}
      included={homeLaws(evaluation.relevant, questionnaire.lawBook)}
      below={<LawsNotCovered />}
    />
  );
}
