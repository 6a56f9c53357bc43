import { type Context, given, has, type Words } from '@clausewright/engine/document/authoring';
import { formWords } from '../../words/forms.ts';
import { dataTypeWords } from '../../words/pd-types.ts';
import { clause, type PrivacyQuestions } from '../../clause.ts';

/** What signing in with another account brings, though nobody ticked it: the section on legal bases names it too. */
function signedIn(a: Context<PrivacyQuestions>['a'], profile: Words): Words[] {
  return a.social_login === 'yes' && !has(a.pd_types, 'social-profile') ? [profile] : [];
}

/**
 * Drafting note. Article 5(1)(a) GDPR (Article 13 asks for no list of data, Article 14(1)(d) only for data from others),
 * Cal. Bus. & Prof. Code § 22575(b)(1) and the acts of the states on categories. forms, posts: how the data comes, which
 * makes the list plain. Sensitive data, permissions and usage have sections of their own.
 */
export const data = clause({
  id: 'pp.data',
  version: 3,
  when: (a) => a.pd_none_confirm !== 'yes',
  ground: { answers: ['pd_none_confirm'] },
  parts: {
    list: {
      meets: ['caloppa-22575-b1', 'us-states-categories', 'apple-5-1-1-i-a', 'play-data'],
      when: (a) => !has(a.pd_types, 'none'),
    },
    none: {
      meets: ['caloppa-22575-b1', 'us-states-categories', 'apple-5-1-1-i-a', 'play-data'],
      when: (a) => has(a.pd_types, 'none'),
    },
    forms: { meets: ['caloppa-22575-b1'], when: (a) => given(a.forms) },
    posts: { answers: ['pd_types'], when: (a) => a.ugc === 'yes' },
    further: { law: '?' },
  },
  words: { types: dataTypeWords, forms: formWords },
  texts: import.meta.url,
  values: {
    dataKinds: (c) => [
      ...c.names(c.say.pd_types, c.w.types, c.say['pd_types.own']),
      ...signedIn(c.a, c.w.types['social-profile']),
    ],
    formKinds: (c) => c.names(c.say.forms, c.w.forms),
  },
});
