import type { Answers } from '@clausewright/engine/questionnaire/definition';
import { generatedTextsSection } from './sections/generated-texts.ts';
import { customSections } from './sections/section.ts';
import { getDocumentUrl, type Identified, sharedAnswers } from './shared-answers.ts';

/** Legal texts from a machine: no advice, by nobody who could give it. */
export function disclaimerAnswers(facts: Identified): Answers {
  return {
    ...sharedAnswers(facts),
    content_author: 'we',
    d_views: 'no',
    d_fair_use: 'no',
    d_ai: ['none'],
    d_no_resp: 'no',
    d_medical: 'none',
    d_fitness: 'no',
    d_legal: 'yes',
    d_financial: ['none'],
    d_affiliate: 'no',
    terms_url: getDocumentUrl(facts, 'TERMS_CONDITIONS'),
    ...customSections({ generated: generatedTextsSection }),
  };
}
