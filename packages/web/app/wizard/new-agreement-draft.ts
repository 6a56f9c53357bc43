import { listQuestions, type Answers, type Questionnaire } from '@clausewright/library/questionnaires';
import { type DraftSource, newDraft } from '../draft.ts';
import type { WholeWizard } from './whole-wizard.ts';

/** Nothing is answered; the document speaks the language of the interface unless the person says otherwise. */
function firstAnswers(questionnaire: Questionnaire, language: string): Answers {
  const answers: Answers = Object.create(null) as Answers;
  const asked = listQuestions(questionnaire).some(({ id }) => id === 'document_languages');
  if (asked) answers['document_languages'] = [language];
  return answers;
}

/**
 * The draft of a new agreement; `?data=` of the wizard's start stands over what was there. What is not quite new is
 * opened by all questions, however many of them `questionnaire` knows.
 */
export function newAgreementDraft(
  questionnaire: Questionnaire,
  language: string,
  whole: Promise<Pick<WholeWizard, 'questionnaire'>> = Promise.resolve({ questionnaire }),
): DraftSource {
  const fresh = () => newDraft(firstAnswers(questionnaire, language), questionnaire.version);
  return {
    key: questionnaire.type,
    fresh,
    open(stored, search) {
      const isNew = stored === null && !['site', 'scan', 'data'].some((name) => search.has(name));
      if (isNew) return { draft: fresh(), restored: false };
      return whole.then(async (known) => {
        const { openEarlier } = await import('./rest-of-wizard.ts');
        return openEarlier(known.questionnaire, fresh(), stored, search);
      });
    },
  };
}
