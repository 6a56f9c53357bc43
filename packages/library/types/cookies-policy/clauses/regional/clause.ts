import { type Context, has } from '@clausewright/engine/document/authoring';
import { worksUntilObjection } from '../../uses.ts';
import { clause, type CookiesQuestions } from '../../clause.ts';

type Law = NonNullable<CookiesQuestions['laws']>[number];
function under(law: Law) {
  return (a: Context<CookiesQuestions>['a']): boolean => has(a.laws, law);
}
const countries = [
  'uk_gdpr',
  'fadp',
  'ccpa_cpra',
  'pipeda',
  'quebec_25',
  'lgpd',
  'au_privacy_act',
  'popia',
  'jp_appi',
] as const;

/**
 * What is due outside the Union: reg. 6 and Sch. A1 PECR; Art. 45c FMG; Civ. Code § 1798.135 with 11 CCR §§ 7025,
 * 7026(a) (a banner is no opt-out); PIPEDA Sch. 1 cl. 4.3.8; s. 8.1 of Quebec's Act; Art. 9 and 18 LGPD with the
 * ANPD's guide; APP 5 and 7; ss. 11(3), 18 and 74 POPIA; Art. 27-12 of Japan's Telecommunications Business Act.
 */
export const regional = clause({
  id: 'cp.regional',
  version: 2,
  when: (a) => countries.some((law) => has(a.laws, law)) || has(a.audience_regions, 'us'),
  ground: { answers: ['laws', 'audience_regions'] },
  parts: {
    britain: { meets: ['uk-pecr-6'], when: under('uk_gdpr') },
    exceptions: { meets: ['uk-pecr-a1-stats'], when: worksUntilObjection },
    switzerland: { meets: ['ch-fmg-45c'], when: under('fadp') },
    states: { answers: ['privacy_url', 'audience_regions'], when: (a) => has(a.audience_regions, 'us') },
    california: { meets: ['us-ca-cookies'], when: under('ccpa_cpra') },
    canada: { law: 'PIPEDA, Sched. 1 cl. 4.3.8', when: under('pipeda') },
    quebec: { law: 'P-39.1, s. 8.1', when: under('quebec_25') },
    brazil: { meets: ['br-anpd-cookies'], when: under('lgpd') },
    australia: { law: 'Privacy Act 1988 (Cth), Sched. 1, APP 5 and 7', when: under('au_privacy_act') },
    africa: { law: 'POPIA, ss. 11(3), 18, 74', when: under('popia') },
    japan: { meets: ['jp-tba-27-12'], when: under('jp_appi') },
  },
  texts: import.meta.url,
});
