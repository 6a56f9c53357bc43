import { given, has, sequence } from '@clausewright/engine/document/authoring';
import { clause, type Given } from '../../clause.ts';

function isActive({ accessibility_measures: chosen }: Given): boolean {
  return given(chosen) && !has(chosen, 'none');
}

/** Annex V(3) of Directive (EU) 2019/882: how the way in which the service is offered and watched keeps it accessible. Others may say it, too. */
export const measures = clause({
  id: 'as.measures',
  version: 1,
  when: (a) => isActive(a) || given(a.accessibility_plan_url),
  ground: { answers: ['accessibility_measures'] },
  parts: {
    what: { meets: ['as-eaa-d'], answers: ['accessibility_measures'], when: isActive },
    plan: {
      law: 'Loi 2005-102, art. 47',
      answers: ['accessibility_plan_url'],
      when: (a) => given(a.accessibility_plan_url),
    },
  },
  nouns: [
    'measures.training',
    'measures.components',
    'measures.release-tests',
    'measures.yearly-check',
    'measures.user-tests',
    'measures.suppliers',
  ],
  texts: import.meta.url,
  values: {
    whatWeDo: (c) => c.names(c.say.accessibility_measures, { ...c.w.measures, none: sequence([]) }),
  },
});
