import type { Question } from '@clausewright/engine/questionnaire/definition';
import { appQuestions, extraSites } from '../../../shared/questions/where-used.ts';

/** Block S1 as it stands for software: another list of places, the same questions about the app. */
export const placesStep = [
  {
    id: 'agreement_for',
    kind: 'multi',
    since: 1,
    min: 1,
    options: [
      { id: 'mobile' },
      { id: 'desktop' },
      { id: 'web' },
      { id: 'game' },
      { id: 'plugin' },
      { id: 'device' },
    ],
  },
  ...appQuestions,
  extraSites,
] as const satisfies readonly Question[];
