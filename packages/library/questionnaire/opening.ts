import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { Questionnaire } from '@clausewright/engine/questionnaire/definition';
import { whereUsed } from '../shared/questions/where-used.ts';
import { laterSteps } from './opening-steps.ts';

/**
 * The first step of a wizard as it is asked while the rest of its definition is still on its way; of each later step one
 * question stands for all, so that steps are counted and none is complete. Null where the first step
 * is the type's own, or decides which steps follow.
 */
export function openingOf(type: AgreementType): Questionnaire | null {
  const later = laterSteps[type];
  if (later === undefined) return null;
  return {
    type,
    version: later.version,
    steps: [
      { id: 'where-used', questions: whereUsed },
      ...Object.entries(later.steps).map(([id, question]) => ({
        id,
        questions: [{ id: question, kind: 'text' as const, since: 1 }],
      })),
    ],
    migrations: [],
  };
}
