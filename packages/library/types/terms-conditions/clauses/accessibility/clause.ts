import { given } from '@clausewright/engine/document/authoring';
import { isSeatedInUnion } from '../../conditions.ts';
import {
  accessibilityAuthority,
  authorityIsKnown,
} from '../../../../shared/words/accessibility-authorities.ts';
import { clause } from '../../clause.ts';

/** Art. 13(2), Art. 23 and Annex V(1) Directive (EU) 2019/882 (§ 14 and Annex 3 BFSG, art. L. 412-13 C. conso., Ley 11/2023, art. 21 D.Lgs. 82/2022): description, how requirements are met, authority of the seat. Market surveillance is for products; services have authorities of their own. */
export const accessibility = clause({
  id: 'tc.accessibility',
  version: 3,
  when: (a) => given(a.accessibility) && a.accessibility !== 'none',
  ground: { answers: ['accessibility'] },
  parts: {
    short: {
      meets: ['eaa-13', 'eaa-annex-v'],
      answers: ['accessibility'],
      when: (a) => a.accessibility === 'short',
    },
    old: { answers: ['accessibility_standard'], when: (a) => a.accessibility_standard === 'wcag-2-1' },
    new: { answers: ['accessibility_standard'], when: (a) => a.accessibility_standard === 'wcag-2-2' },
    home: { meets: ['de-bfsg-3'], when: (a) => a.country === 'DE' },
    named: {
      law: 'Directive (EU) 2019/882, Art. 23',
      when: (a) => authorityIsKnown(a) && a.country !== 'DE',
    },
    seat: {
      law: 'Directive (EU) 2019/882, Art. 23',
      when: (a) => isSeatedInUnion(a) && !authorityIsKnown(a),
    },
    abroad: { law: 'Directive (EU) 2019/882, Art. 23', when: (a) => !isSeatedInUnion(a) },
    // Annex 3 no. 1(d) BFSG wants its authority for services to consumers in Germany, wherever the provider sits.
    germany: { meets: ['de-bfsg-3'], when: (a) => a.country !== 'DE' },
    link: {
      meets: ['eaa-13', 'eaa-annex-v', 'de-bfsg-3'],
      answers: ['accessibility_url'],
      when: (a) => a.accessibility === 'link',
    },
  },
  texts: import.meta.url,
  values: {
    accessibilityAuthority,
  },
});
