import { given } from '@clausewright/engine/document/authoring';
import { ownSections } from '../../../shared/clauses/own-sections.ts';
import { clause } from '../clause.ts';

/** Drafting note. Words of the owner, of which no duty is said to be met. */
export const custom = clause({
  id: 'tc.custom',
  version: 1,
  price: 'custom_section',
  when: (a) => given(a.custom_sections),
  ground: { answers: ['custom_sections'] },
  parts: {},
  text: ownSections,
});
