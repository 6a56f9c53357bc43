import {
  type Context,
  paragraphs,
  prose,
  rows,
  sequence,
  given,
} from '@clausewright/engine/document/authoring';
import { clause, type PrivacyQuestions } from '../clause.ts';

/** Words of the owner: each row is a section of its own. */
function sections({ say, language }: Context<PrivacyQuestions>) {
  return sequence(
    rows(say.custom_sections).map(
      (row) => prose`
        ## ${row.custom_section_heading}

        ${paragraphs(row.custom_section_text, language)}`,
    ),
  );
}

/**
 * Drafting note. Words of the owner, of which no duty is said to be met.
 */
export const custom = clause({
  id: 'pp.custom',
  version: 1,
  price: 'custom_section',
  when: (a) => given(a.custom_sections),
  parts: {},
  text: { de: sections, en: sections, es: sections, fr: sections, it: sections, nl: sections },
});
