import type { BannerLanguage, InformalLanguage } from '@clausewright/contract';
import { hasInformal } from '@clausewright/contract/banner-languages';
import type { BannerTexts, InformalTexts } from './banner-texts.ts';
import { bannerTexts } from './words.ts';
import { germanInformal } from './words/informal/de.ts';
import { spanishInformal } from './words/informal/es.ts';
import { frenchInformal } from './words/informal/fr.ts';
import { italianInformal } from './words/informal/it.ts';
import { dutchInformal } from './words/informal/nl.ts';

export const informalTexts: Readonly<Record<InformalLanguage, InformalTexts>> = {
  de: germanInformal,
  es: spanishInformal,
  fr: frenchInformal,
  it: italianInformal,
  nl: dutchInformal,
};

/** Our words in a language, to visitors addressed formally or, where the language has the difference, as friends. */
export function textsFor(language: BannerLanguage, address: 'formal' | 'informal' = 'formal'): BannerTexts {
  const texts = bannerTexts[language];
  if (address === 'formal' || !hasInformal(language)) return texts;
  return merge(texts, informalTexts[language]) as BannerTexts;
}

function merge(texts: object, some: object): object {
  const given: Readonly<Record<string, unknown>> = { ...some };
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]: [string, unknown]) => {
      const instead = given[name];
      if (instead === undefined) return [name, text];
      return [name, typeof text === 'string' ? instead : merge(text as object, instead as object)];
    }),
  );
}
