import type { BannerLanguage } from '@clausewright/contract/banner-languages';
import type { BannerTexts } from './banner-texts.ts';
import { arabic } from './words/ar.ts';
import { bulgarian } from './words/bg.ts';
import { czech } from './words/cs.ts';
import { danish } from './words/da.ts';
import { german } from './words/de.ts';
import { greek } from './words/el.ts';
import { english } from './words/en.ts';
import { spanish } from './words/es.ts';
import { estonian } from './words/et.ts';
import { finnish } from './words/fi.ts';
import { french } from './words/fr.ts';
import { irish } from './words/ga.ts';
import { hebrew } from './words/he.ts';
import { croatian } from './words/hr.ts';
import { hungarian } from './words/hu.ts';
import { italian } from './words/it.ts';
import { lithuanian } from './words/lt.ts';
import { latvian } from './words/lv.ts';
import { maltese } from './words/mt.ts';
import { norwegian } from './words/nb.ts';
import { dutch } from './words/nl.ts';
import { polish } from './words/pl.ts';
import { portuguese } from './words/pt.ts';
import { romanian } from './words/ro.ts';
import { slovak } from './words/sk.ts';
import { slovenian } from './words/sl.ts';
import { swedish } from './words/sv.ts';
import { turkish } from './words/tr.ts';
import { ukrainian } from './words/uk.ts';

export const bannerTexts: Readonly<Record<BannerLanguage, BannerTexts>> = {
  ar: arabic,
  bg: bulgarian,
  cs: czech,
  da: danish,
  de: german,
  el: greek,
  en: english,
  es: spanish,
  et: estonian,
  fi: finnish,
  fr: french,
  ga: irish,
  he: hebrew,
  hr: croatian,
  hu: hungarian,
  it: italian,
  lt: lithuanian,
  lv: latvian,
  mt: maltese,
  nb: norwegian,
  nl: dutch,
  pl: polish,
  pt: portuguese,
  ro: romanian,
  sk: slovak,
  sl: slovenian,
  sv: swedish,
  tr: turkish,
  uk: ukrainian,
};
