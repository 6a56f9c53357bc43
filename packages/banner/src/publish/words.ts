import type { Language } from '@clausewright/contract';
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
