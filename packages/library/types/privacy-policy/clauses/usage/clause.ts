import { given, has } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';

/**
 * Drafting note. Article 5(1)(a) GDPR, CJEU C-582/14 (Breyer: IP addresses), Cal. Bus. & Prof. Code § 22575(b)(1). region,
 * place, background: as the owner answered; a precise location is read only where the device allows it.
 */
export const usage = clause({
  id: 'pp.usage',
  version: 2,
  when: (a) => a.usage_data === 'yes' || (given(a.location_use) && a.location_use !== 'none'),
  ground: { answers: ['usage_data', 'location_use'] },
  parts: {
    logs: { meets: ['caloppa-22575-b1'], when: (a) => a.usage_data === 'yes' },
    referrer: { answers: ['agreement_for'], when: (a) => has(a.agreement_for, 'website') },
    app: { answers: ['agreement_for'], when: (a) => has(a.agreement_for, 'app') },
    region: { meets: ['caloppa-22575-b1'], when: (a) => a.location_use === 'ip-only' },
    // Act P-39.1, s. 8.1: what locates is off until somebody switches it on.
    quebec: { promise: 'quebec_off', when: (a) => has(a.laws, 'quebec_25') },
    place: { meets: ['caloppa-22575-b1'], when: (a) => a.location_use === 'precise-in-use' },
    background: { meets: ['caloppa-22575-b1'], when: (a) => a.location_use === 'precise-background' },
    allowed: {
      answers: ['location_use'],
      when: (a) => a.location_use === 'precise-in-use' || a.location_use === 'precise-background',
    },
  },
  texts: import.meta.url,
});
