import { type Context, given, has } from '@clausewright/engine/document/authoring';
import { clause, type CookiesQuestions } from '../../clause.ts';

type Answers = Context<CookiesQuestions>['a'];
function unnamed(a: Answers): boolean {
  return !given(a.app_platforms) && !has(a.app_stores, 'apple', 'google');
}

/** In an app the device's own settings take the place of the browser's; identifiers fall under Art. 5(3) too. */
export const mobile = clause({
  id: 'cp.mobile',
  version: 2,
  when: (a) => has(a.agreement_for, 'app'),
  ground: { law: 'EDPB Guidelines 2/2023 on Directive 2002/58/EC, Art. 5(3)' },
  parts: {
    apple: {
      answers: ['app_platforms', 'app_stores'],
      when: (a) => has(a.app_platforms, 'ios') || has(a.app_stores, 'apple') || unnamed(a),
    },
    android: {
      answers: ['app_platforms', 'app_stores'],
      when: (a) => has(a.app_platforms, 'android') || has(a.app_stores, 'google') || unnamed(a),
    },
    removal: { meets: ['practice-cp-browser'] },
  },
  texts: import.meta.url,
});
