import { given } from '@clausewright/engine/document/authoring';
import { securityMeasureWords } from '../../words/security-measures.ts';
import { clause } from '../../clause.ts';

/**
 * Drafting note. Articles 24 and 32 GDPR, which ask for no text; Korea, India and others ask for one. limits: 15 U.S.C. §
 * 45(a), no promise that cannot be kept. list: only measures that the owner named. report: a custom of coordinated
 * disclosure.
 */
export const security = clause({
  id: 'pp.security',
  version: 2,
  ground: { law: 'Regulation (EU) 2016/679, Art. 32' },
  parts: {
    general: { meets: ['play-security'], when: (a) => a.security_mode !== 'list' },
    list: { meets: ['play-security'], when: (a) => a.security_mode === 'list' },
    limits: { law: '15 U.S.C. § 45(a)' },
    report: { answers: ['breach_contact'], when: (a) => given(a.breach_contact) },
  },
  words: securityMeasureWords,
  texts: import.meta.url,
  values: {
    securityMeasures: (c) => c.names(c.say.security_measures, c.w),
  },
});
