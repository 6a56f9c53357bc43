import { from2027, passesOn, underCcpa } from '../california-facts.ts';
import { clause } from '../../clause.ts';
import { holdsFact } from '../../derive/holds-fact.ts';

/**
 * 11 CCR § 7011(e)(2); Cal. Civ. Code § 1798.105, .106, .110, .115, .120, .121, .125. Automated decisions § 7200-7222 from 2027; advertising
 * is none of them. How the rights are used stands in pp.rights.ca_requests.
 */
export const rightsCa = clause({
  id: 'pp.rights.ca',
  version: 1,
  when: underCcpa,
  ground: { law: 'Cal. Civ. Code §§ 1798.100-1798.125; 11 CCR § 7011(e)(2)' },
  parts: {
    know: { meets: ['ccpa-7011-e2-know'] },
    delete: { meets: ['ccpa-7011-e2-delete'] },
    correct: { meets: ['ccpa-7011-e2-correct'] },
    optout: { meets: ['ccpa-7011-e2-optout'], when: passesOn },
    limit: { meets: ['ccpa-7011-e2-limit'], when: (a) => holdsFact(a, 'data:sensitive-beyond') },
    retaliation: { meets: ['ccpa-7011-e2-retaliation'] },
    admt: { meets: ['ccpa-7011-admt'], when: (a) => holdsFact(a, 'data:adm-significant-ca') },
  },
  texts: import.meta.url,
  values: {
    automatedDecisions: (c, t) => from2027(c, t.snippet('automatedDecisions')),
  },
});
