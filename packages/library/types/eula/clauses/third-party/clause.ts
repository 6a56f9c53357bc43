import { type Context, given, has, type Words } from '@clausewright/engine/document/authoring';
import { meansName } from '../../../../shared/clauses/provider-names.ts';
import { isOnlyAmerican } from '../../conditions.ts';
import { clause, type EulaQuestions } from '../../clause.ts';

function providers({
  a,
  language,
  names,
  say,
}: Pick<Context<EulaQuestions>, 'a' | 'language' | 'names' | 'say'>): Words[] {
  const own = say['third_party_list.own'];
  return given(a.third_party_list) || given(a['third_party_list.own'])
    ? names(say.third_party_list, (id) => meansName(id, language), own)
    : [];
}

// Apple's instructions, point 9. Providers in the chain are our affair: Directive (EU) 2019/770, Article 5.
export const thirdParty = clause({
  id: 'eu.third_party',
  version: 4,
  when: (a) => a.third_party === 'yes' || a.ads_in_app === 'yes' || a.apple_rider === 'yes',
  ground: { answers: ['third_party', 'ads_in_app', 'apple_rider'] },
  parts: {
    services: {
      meets: ['practice-eu-third-party'],
      answers: ['third_party'],
      when: (a) => a.third_party === 'yes',
    },
    owed: { law: 'Directive (EU) 2019/770, Articles 5 and 6; § 278 BGB', when: (a) => !isOnlyAmerican(a) },
    list: {
      answers: ['third_party_list'],
      when: (a) => given(a.third_party_list) || given(a['third_party_list.own']),
    },
    ads: { answers: ['ads_in_app'], when: (a) => a.ads_in_app === 'yes' },
    terms: {
      meets: ['apple-eula-9'],
      when: (a) => a.apple_rider === 'yes' || has(a.agreement_for, 'mobile'),
    },
  },
  texts: import.meta.url,
  values: {
    providers,
  },
});
