import { given } from '@clausewright/engine/document/authoring';
import { accessibilityAuthority, authorityIsKnown } from '../../words/accessibility-authorities.ts';
import { clause } from '../../clause.ts';

/** Art. 13(2), Art. 23 and Annex V Directive (EU) 2019/882 (§ 14 and Annex 3 BFSG, art. L. 412-13 C. conso., Ley 11/2023, art. 21 D.Lgs. 82/2022): description, how requirements are met, authority of the seat. Market surveillance is for products; services have authorities of their own. */
export const accessibility = clause({
  id: 'tc.accessibility',
  version: 3,
  when: (a) => given(a.accessibility) && a.accessibility !== 'none',
  ground: { answers: ['accessibility'] },
  parts: {
    short: { meets: ['eaa-13'], when: (a) => a.accessibility === 'short' },
    old: { meets: [], when: (a) => a.accessibility_standard === 'wcag-2-1' },
    new: { meets: [], when: (a) => a.accessibility_standard === 'wcag-2-2' },
    named: { meets: [], when: (a) => authorityIsKnown(a) },
    abroad: { meets: [], when: (a) => !authorityIsKnown(a) },
    link: { meets: ['eaa-13'], when: (a) => a.accessibility === 'link' },
  },
  texts: import.meta.url,
  values: {
    accessibilityAuthority,
  },
});
