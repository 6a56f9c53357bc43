import { given } from '@clausewright/engine/document/authoring';
import { ownSections } from '../../../shared/clauses/own-sections.ts';
import { clause } from '../clause.ts';

/** Drafting note. Words of the owner, of which no duty is said to be met. A statement costs nothing, nor do they. */
export const custom = clause({
  id: 'as.custom',
  version: 1,
  when: (a) => given(a.custom_sections),
  ground: { answers: ['custom_sections'] },
  parts: {},
  text: ownSections,
});
