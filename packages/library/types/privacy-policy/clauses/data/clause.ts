import { type Context, given, has } from '@clausewright/engine/document/authoring';
import { formWords } from '../../words/forms.ts';
import { dataTypeWords } from '../../words/pd-types.ts';
import { clause, type PrivacyQuestions } from '../../clause.ts';
import { listedKinds } from '../listed-kinds.ts';

/** Sites that take orders themselves; services are agreed on elsewhere unless they are paid for here. */
const selling = ['goods', 'digital-goods', 'saas', 'marketplace', 'education'] as const;

/** Who sells to consumers in the Union on the site takes their withdrawals there (Art. 11a of Directive 2011/83/EU). */
function takesWithdrawals(a: Context<PrivacyQuestions>['a']): boolean {
  const sellsHere = has(a.site_kind, ...selling) || a.payments === 'yes';
  return sellsHere && has(a.laws, 'gdpr') && has(a.purposes, 'orders') && a.consumer_type !== 'businesses';
}

/**
 * Drafting note. Article 5(1)(a) GDPR (Article 13 asks for no list of data, Article 14(1)(d) only for data from others),
 * Cal. Bus. & Prof. Code § 22575(b)(1) and the acts of the states on categories. forms, posts: how the data comes, which
 * makes the list plain. Sensitive data, permissions and usage have sections of their own.
 */
export const data = clause({
  id: 'pp.data',
  version: 5,
  when: (a) => a.pd_none_confirm !== 'yes',
  ground: { answers: ['pd_types'] },
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
    posts: { answers: ['ugc'], when: (a) => a.ugc === 'yes' },
    withdrawal: {
      law: 'Directive 2011/83/EU, Art. 11a(3)-(4); Regulation (EU) 2016/679, Art. 6(1)(c)',
      when: takesWithdrawals,
    },
    further: { law: 'Regulation (EU) 2016/679, Art. 5(1)(a)' },
  },
  words: { types: dataTypeWords, forms: formWords },
  texts: import.meta.url,
  values: {
    dataKinds: (c) => listedKinds(c, c.w.types),
    formKinds: (c) => c.names(c.say.forms, c.w.forms),
  },
});
