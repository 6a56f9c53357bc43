/** The clause that every type has last: sections that the owner wrote. */
import {
  type Context,
  paragraphs,
  prose,
  type Prose,
  rows,
  type Rows,
  sequence,
} from '@clausewright/engine/document/authoring';
import type { TextByLanguage } from '@clausewright/engine/document/answer-kinds';
import { lexiconOf } from '@clausewright/engine/document/nouns';

interface OwnSection {
  custom_section_heading: TextByLanguage;
  custom_section_text: TextByLanguage;
}

/** Words of the owner: each row is a section of its own. */
function sections({ say, language }: Context<{ custom_sections: Rows<OwnSection> }>): Prose {
  return sequence(
    rows(say.custom_sections).map(
      (row) => prose`
        ## ${row.custom_section_heading}

        ${paragraphs(row.custom_section_text, language)}`,
    ),
  );
}

/** The same in every language: nothing in it is ours. */
export const ownSections = lexiconOf(() => sections);
