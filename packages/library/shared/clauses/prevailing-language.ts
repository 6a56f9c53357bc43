/** The language whose version prevails, as an adjective before or after 'version'. */
import { wordList } from '@clausewright/engine/document/word-list';
import type { Language } from '@clausewright/contract/languages';
import { properName, type Words } from '@clausewright/engine/document/authoring';

const adjectives = wordList(import.meta.url, 'adjectives', ['unchosen', 'de', 'en', 'es', 'fr', 'it', 'nl']);

/** The language that prevails is the first one chosen. */
export function prevailing(
  language: Language,
  a: { readonly document_languages?: readonly Language[] | undefined },
): Words {
  const [first] = a.document_languages ?? [];
  return properName(first === undefined ? adjectives[language].unchosen : adjectives[language][first]);
}
