import { has } from '@clausewright/engine/document/authoring';
import { catalogueLink } from '../../../../shared/words/catalogue-link.ts';
import { underBritish } from '../../words/regulation.ts';
import { clause } from '../../clause.ts';
import { holdsFact } from '../../derive/holds-fact.ts';

const regulator = catalogueLink('https://ico.org.uk');

/**
 * What British law adds to the rights that the sections on rights and objection list for both regulations. Month and its
 * start: UK GDPR Art. 12(3), 12A (DUAA 2025 s.76; the pause for a clarification is not promised and left out). Complaint to
 * the controller: DPA 2018 s.164A, in force since 19 June 2026 (acknowledged within 30 days, steps without undue delay,
 * outcome). Regulator: Art. 13(2)(d), 77, DPA 2018 s.165; the Information Commission (DUAA 2025 s.117-119) takes over on a day
 * that was not found, so both are named. Automated decisions: Art. 22A-22D. Recognised legitimate interests
 * (Art. 6(1)(ea)) are not asked and not named.
 */
export const rightsUk = clause({
  id: 'pp.rights.uk',
  version: 1,
  when: underBritish,
  ground: { law: 'UK GDPR, Art. 12-22D' },
  parts: {
    same: { meets: ['uk-gdpr-13'], when: (a) => has(a.laws, 'gdpr') },
    period: { law: 'UK GDPR, Art. 12A' },
    direct: { meets: ['uk-dpa-164A'] },
    regulator: { meets: ['uk-gdpr-13-2-d'] },
    automated: { meets: ['uk-gdpr-22C'], when: (a) => holdsFact(a, 'data:adm') },
  },
  texts: import.meta.url,
  values: {
    regulatorName: () => regulator,
  },
});
