/** For whom the European and the British regulation hold, where other readers are addressed too. */
import { phraseList } from '@clausewright/engine/document/phrase-list';
import type { Language } from '@clausewright/contract/languages';
import { type Context, given, has, type Prose, type Words } from '@clausewright/engine/document/authoring';
import type { PrivacyQuestions } from '../clause.ts';
import { isSeatedOutside } from '../../../shared/words/transfer-places.ts';

type Spoken = Pick<Context<PrivacyQuestions>, 'a' | 'language' | 'or'>;

/**
 * Laws of other places are chosen too, and the seat does not make the regulation hold for everybody: whoever is established
 * under it owes its rights to people anywhere (Art. 3(1) of either regulation).
 */
export function holdsForSome(a: Spoken['a']): boolean {
  if (!has(a.laws, 'gdpr', 'uk_gdpr') || (a.laws ?? []).length < 2) return false;
  return has(a.laws, 'gdpr') ? isSeatedOutside(a.country) : given(a.country) && a.country !== 'GB';
}

interface Texts {
  live: Record<'gdpr' | 'uk_gdpr', Prose>;
  regulation: Record<'gdpr' | 'uk_gdpr', Prose>;
  law: Record<'gdpr' | 'uk_gdpr', Prose>;
  reach: (live: Words, regulation: Words) => Prose;
}

const texts: Readonly<Record<Language, Texts>> = phraseList(import.meta.url, 'reach', {
  'live.gdpr': [],
  'live.uk_gdpr': [],
  'regulation.gdpr': [],
  'regulation.uk_gdpr': [],
  'law.gdpr': [],
  'law.uk_gdpr': [],
  reach: ['live', 'regulation'],
});

function chosen({ a, or }: Spoken, names: Record<'gdpr' | 'uk_gdpr', Prose>): Words {
  return or((['gdpr', 'uk_gdpr'] as const).filter((law) => has(a.laws, law)).map((law) => names[law]));
}

/** `if you live in the European Economic Area or if the GDPR applies to you for another reason`. */
export function whomItReaches(c: Spoken): Prose {
  const { live, regulation, reach } = texts[c.language];
  return reach(chosen(c, live), chosen(c, regulation));
}

/** `of the European Union or of the United Kingdom`, after a word for law. */
export function whoseLaw(c: Spoken): Words {
  return chosen(c, texts[c.language].law);
}
