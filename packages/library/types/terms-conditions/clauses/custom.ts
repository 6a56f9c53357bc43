import {
  type Context,
  paragraphs,
  prose,
  rows,
  sequence,
  given,
} from '@clausewright/engine/document/authoring';
import { clause, type TermsQuestions } from '../clause.ts';

/** Words of the owner: each row is a section of its own. */
function sections({ say, language }: Context<TermsQuestions>) {
  return sequence(
    rows(say.custom_sections).map(
      (row) => prose`
        ## ${row.custom_section_heading}

        ${paragraphs(row.custom_section_text, language)}`,
    ),
  );
}

export const custom = clause({
  id: 'tc.custom',
  version: 1,
  price: 'custom_section',
  when: (a) => given(a.custom_sections),
  parts: {},
  text: { de: sections, en: sections, es: sections, fr: sections, it: sections, nl: sections },
});
