/** The language of a version, as it stands before or after the word for 'version'. */
import type { Language } from '@clausewright/contract/languages';

export const languageVersionWords = {
  de: {
    languages: {
      de: 'deutsche',
      en: 'englische',
      es: 'spanische',
      fr: 'französische',
      it: 'italienische',
      nl: 'niederländische',
    },
    unchosen: 'erste',
  },
  en: {
    languages: { de: 'German', en: 'English', es: 'Spanish', fr: 'French', it: 'Italian', nl: 'Dutch' },
    unchosen: 'first',
  },
  es: {
    languages: {
      de: 'alemana',
      en: 'inglesa',
      es: 'española',
      fr: 'francesa',
      it: 'italiana',
      nl: 'neerlandesa',
    },
    unchosen: 'primera',
  },
  fr: {
    languages: {
      de: 'allemande',
      en: 'anglaise',
      es: 'espagnole',
      fr: 'française',
      it: 'italienne',
      nl: 'néerlandaise',
    },
    unchosen: 'première',
  },
  it: {
    languages: {
      de: 'tedesca',
      en: 'inglese',
      es: 'spagnola',
      fr: 'francese',
      it: 'italiana',
      nl: 'olandese',
    },
    unchosen: 'redatta per prima',
  },
  nl: {
    languages: {
      de: 'Duitse',
      en: 'Engelse',
      es: 'Spaanse',
      fr: 'Franse',
      it: 'Italiaanse',
      nl: 'Nederlandse',
    },
    unchosen: 'eerste',
  },
} as const satisfies Record<Language, { languages: Record<Language, string>; unchosen: string }>;
