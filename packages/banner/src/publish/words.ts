import type { Language } from '@clausewright/contract';
import type { LayerWords, PreferenceWords } from '@clausewright/contract/banner';
import { languages } from '@clausewright/contract/languages';
import type { BannerTexts } from './banner-texts.ts';
import { german } from './words/de.ts';
import { english } from './words/en.ts';
import { spanish } from './words/es.ts';
import { french } from './words/fr.ts';
import { italian } from './words/it.ts';
import { dutch } from './words/nl.ts';

export const bannerTexts: Readonly<Record<Language, BannerTexts>> = {
  de: german,
  en: english,
  es: spanish,
  fr: french,
  it: italian,
  nl: dutch,
};

/** Our words as an editor shows them before there are vendors; `compose` names the vendors. */
export const bannerWords = /* @__PURE__ */ Object.fromEntries(
  languages.map((language) => {
    const { layer, titles, introductions, preferences } = bannerTexts[language];
    return [
      language,
      { layer: { ...layer, title: titles['opt-in'], introduction: introductions.nothing }, preferences },
    ];
  }),
) as Readonly<Record<Language, { layer: LayerWords; preferences: PreferenceWords }>>;
