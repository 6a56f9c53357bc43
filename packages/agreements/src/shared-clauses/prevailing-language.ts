/** The language whose version prevails, as an adjective before or after 'version'. */
import type { Language } from '@clausewright/contract/languages';
import { properName, type Words } from '../document/authoring.ts';

const adjectives: Readonly<Record<Language, Readonly<Record<Language, string>>>> = {
  de: {
    de: 'deutsche',
    en: 'englische',
    es: 'spanische',
    fr: 'französische',
    it: 'italienische',
    nl: 'niederländische',
  },
  en: { de: 'German', en: 'English', es: 'Spanish', fr: 'French', it: 'Italian', nl: 'Dutch' },
  es: {
    de: 'alemana',
    en: 'inglesa',
    es: 'española',
    fr: 'francesa',
    it: 'italiana',
    nl: 'neerlandesa',
  },
  fr: {
    de: 'allemande',
    en: 'anglaise',
    es: 'espagnole',
    fr: 'française',
    it: 'italienne',
    nl: 'néerlandaise',
  },
  it: { de: 'tedesca', en: 'inglese', es: 'spagnola', fr: 'francese', it: 'italiana', nl: 'olandese' },
  nl: { de: 'Duitse', en: 'Engelse', es: 'Spaanse', fr: 'Franse', it: 'Italiaanse', nl: 'Nederlandse' },
};
const unchosen: Readonly<Record<Language, string>> = {
  de: 'erste',
  en: 'first',
  es: 'primera',
  fr: 'première',
  it: 'redatta per prima',
  nl: 'eerste',
};

/** The language that prevails is the first one chosen. */
export function prevailing(
  language: Language,
  a: { readonly document_languages?: readonly Language[] | undefined },
): Words {
  const [first] = a.document_languages ?? [];
  return properName(first === undefined ? unchosen[language] : adjectives[language][first]);
}
