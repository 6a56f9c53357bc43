/** How Google's tags work before a yes: not at all, or by messages without identifiers. */
import type { Question } from '@clausewright/engine/questionnaire/definition';

/** `since`: the version of the questionnaire that asks it. */
export function consentMode<const Since extends number>(since: Since) {
  return [
    {
      id: 'gcm_mode',
      kind: 'choice',
      level: 'detail',
      required: false,
      since,
      options: [{ id: 'basic' }, { id: 'advanced' }],
    },
  ] as const satisfies readonly Question[];
}
