import { given } from '@clausewright/engine/document/authoring';
import { isSeatedInUnion } from '../../conditions.ts';
import { accessibilityAuthority, authorityIsKnown } from '../../words/accessibility-authorities.ts';
import { clause } from '../../clause.ts';

/** Art. 13(2), Art. 23 and Annex V Directive (EU) 2019/882 (§ 14 and Annex 3 BFSG, art. L. 412-13 C. conso., Ley 11/2023, art. 21 D.Lgs. 82/2022): description, how requirements are met, authority of the seat. Market surveillance is for products; services have authorities of their own. */
export const accessibility = clause({
  id: 'tc.accessibility',
  version: 2,
  when: (a) => given(a.accessibility) && a.accessibility !== 'none',
  ground: { answers: ['accessibility'] },
  parts: {
    short: { meets: ['eaa-13'], when: (a) => a.accessibility === 'short' },
    old: { answers: ['accessibility'], when: (a) => a.accessibility_standard === 'wcag-2-1' },
    new: { answers: ['accessibility_standard'], when: (a) => a.accessibility_standard === 'wcag-2-2' },
    named: { law: '?', when: (a) => authorityIsKnown(a) },
    seat: { law: '?', when: (a) => isSeatedInUnion(a) && !authorityIsKnown(a) },
    abroad: { law: '?', when: (a) => !isSeatedInUnion(a) },
    link: { meets: ['eaa-13'], when: (a) => a.accessibility === 'link' },
  },
  texts: import.meta.url,
  values: {
    accessibilityAuthority,
  },
});
