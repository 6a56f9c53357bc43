/** Names and reasons of laws for the server, which speaks to many people at once and loads nothing lazily. */
import { listStates } from '@clausewright/contract/countries';
import { type Language, languages } from '@clausewright/contract/languages';
import { isLawTag } from './is-law-tag.ts';
import { lawReasonText } from './law-texts.ts';
import type { LawReason } from './laws.ts';
import { placeTexts } from './place-texts.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import it from './texts/it.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

const texts = { de, en, es, fr, it, nl } satisfies Record<Language, object>;
const names = Object.fromEntries(languages.map((language) => [language, placeTexts(language)])) as Record<
  Language,
  ReturnType<typeof placeTexts>
>;

/** Short name of a law, or the name of laws sold together; what is neither comes back as it is. */
export function getLawLabel(law: string, language: Language): string {
  if (isLawTag(law)) return names[language].laws[law].short;
  const bundles: Readonly<Record<string, string>> = texts[language].bundles;
  return (Object.hasOwn(bundles, law) ? bundles[law] : undefined) ?? law;
}

/** Why a law applies, as a sentence. */
export function describeLawReason(reason: LawReason, language: Language): string {
  const { laws, regions } = names[language];
  return lawReasonText({ ...texts[language], laws }, reason, (place) => {
    const region = Object.hasOwn(regions, place) ? regions[place] : undefined;
    if (region !== undefined) return region;
    const [country = ''] = place.split('_');
    const state = listStates(country, language).find(({ value }) => value === place);
    if (state !== undefined) return state.text;
    const countries = new Intl.DisplayNames(language, { type: 'region' });
    return /^[A-Z]{2}$/u.test(place) ? (countries.of(place) ?? place) : place;
  });
}
