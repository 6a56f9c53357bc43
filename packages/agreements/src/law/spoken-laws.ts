/** Names and reasons of laws for the server, which speaks to many people at once and loads nothing lazily. */
import type { Language } from '@clausewright/contract/languages';
import { listStates } from '@clausewright/contract/countries';
import wordsDe from '../shared-questions/de.json' with { type: 'json' };
import wordsEn from '../shared-questions/en.json' with { type: 'json' };
import { isLawTag } from './law-tags.ts';
import { lawReasonText } from './law-texts.ts';
import type { LawReason } from './laws.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };

function textsIn(language: Language) {
  return language === 'de' ? { laws: de, words: wordsDe } : { laws: en, words: wordsEn };
}

/** Short name of a law; a tag that is none comes back as it is. */
export function spokenLaw(law: string, language: Language): string {
  return isLawTag(law) ? textsIn(language).laws.laws[law].short : law;
}

/** Why a law applies, as a sentence. */
export function spokenReason(reason: LawReason, language: Language): string {
  const { laws, words } = textsIn(language);
  return lawReasonText(laws, reason, (place) => {
    const regions: Readonly<Record<string, unknown>> = words.questions.audience_regions.options;
    const region = Object.hasOwn(regions, place) ? regions[place] : undefined;
    if (typeof region === 'string') return region;
    const [country = ''] = place.split('_');
    const state = listStates(country, language).find(({ value }) => value === place);
    if (state !== undefined) return state.text;
    const names = new Intl.DisplayNames(language, { type: 'region' });
    return /^[A-Z]{2}$/u.test(place) ? (names.of(place) ?? place) : place;
  });
}
