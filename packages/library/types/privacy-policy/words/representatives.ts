/** Representatives in the United Kingdom and in Switzerland, for the section on contact. */
import { phraseList } from '@clausewright/engine/document/phrase-list';
import type { Language } from '@clausewright/contract/languages';
import {
  type Context,
  link,
  type Prose,
  type Words,
  rows,
  sequence,
} from '@clausewright/engine/document/authoring';
import type { PrivacyQuestions } from '../clause.ts';

/** Raised with each change of the words; the lock reads it. @public */
export const version = 2;

type Spoken = Pick<Context<PrivacyQuestions>, 'say' | 'language'>;
type Sentence = (name: Words, address: Words, mail: Words) => Prose;
interface Texts {
  british: Sentence;
  swiss: Sentence;
}

const texts: Readonly<Record<Language, Texts>> = phraseList(import.meta.url, 'representatives', {
  british: ['name', 'address', 'mail'],
  swiss: ['name', 'address', 'mail'],
});

export function britishRepresentative({ say, language }: Spoken): Prose {
  return sequence(
    rows(say.uk_rep).map((row) =>
      texts[language].british(row.uk_rep_name, row.uk_rep_address, link(row.uk_rep_email, 'mailto:')),
    ),
  );
}

export function swissRepresentative({ say, language }: Spoken): Prose {
  return sequence(
    rows(say.ch_rep).map((row) =>
      texts[language].swiss(row.ch_rep_name, row.ch_rep_address, link(row.ch_rep_email, 'mailto:')),
    ),
  );
}
