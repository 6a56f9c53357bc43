import { has } from '@clausewright/engine/document/authoring';
import { consumersToo, offersDigital } from '../../conditions.ts';
import { clause } from '../../clause.ts';

/** Individually agreed terms go first (§ 305b BGB, art. 6:248 BW, art. 6 LCGC); what was promised before the contract stays binding towards consumers (Art. 6(5) CRD, s. 50 CRA 2015), so no entire-agreement clause against them. */
export const entire = clause({
  id: 'tc.entire',
  version: 4,
  ground: { law: '§ 305b BGB; art. 6:248 BW; art. 6 LCGC' },
  parts: {
    consumers: {
      law: 'Directive 2011/83/EU, Art. 6(5); art. 61 TRLGDCU; Consumer Rights Act 2015, s. 50',
      when: (a) => consumersToo(a),
    },
    // One owner has one limit, and each document its own subject.
    licence: {
      answers: ['agreement_for', 'site_kind'],
      when: (a) => offersDigital(a) || has(a.agreement_for, 'app'),
    },
    // So that arbitration in one and courts in the other never claim the same dispute.
    disputes: {
      answers: ['agreement_for', 'site_kind'],
      when: (a) => offersDigital(a) || has(a.agreement_for, 'app'),
    },
  },
  texts: import.meta.url,
});
