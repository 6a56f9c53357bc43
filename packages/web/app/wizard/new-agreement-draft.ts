import {
  applyPrefill,
  listQuestions,
  type Answers,
  type Questionnaire,
} from '@clausewright/library/questionnaires';
import { newDraft, type DraftSource } from '../draft.ts';

/** Nothing is answered; the document speaks the language of the interface unless the person says otherwise. */
function firstAnswers(questionnaire: Questionnaire, language: string): Answers {
  const answers: Answers = Object.create(null) as Answers;
  const asked = listQuestions(questionnaire).some(({ id }) => id === 'document_languages');
  if (asked) answers['document_languages'] = [language];
  return answers;
}

/** The draft of a new agreement; `?data=` of the wizard's start stands over what was there. */
export function newAgreementDraft(questionnaire: Questionnaire, language: string): DraftSource {
  const fresh = () => newDraft(firstAnswers(questionnaire, language), questionnaire.version);
  return {
    key: questionnaire.type,
    fresh,
    open(stored, search) {
      const restored = stored !== null && stored.visited.length > 0;
      const draft = stored ?? fresh();
      const id = search.get('site');
      if (id !== null) {
        const all = search.has('all');
        return import('../site-profile/draft-of-site.ts').then(({ draftOfSite }) =>
          draftOfSite({ id, all, questionnaire, stored, fresh: fresh() }),
        );
      }
      const data = search.get('data');
      if (!data) return { draft, restored };
      // Other answers are another request.
      const { request: _, ...kept } = draft;
      const answers = Object.assign(Object.create(null), kept.answers, applyPrefill(questionnaire, data));
      const site = search.has('all') ? { site: { from: null, name: '', types: [], all: true } } : {};
      return { draft: { ...kept, ...site, answers: answers as Answers }, restored };
    },
  };
}
