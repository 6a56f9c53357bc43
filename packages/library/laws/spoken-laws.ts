/** Names and reasons of laws for the server, which speaks to many people at once and loads nothing lazily. */
import type { Language } from '@clausewright/contract/languages';
import { listStates } from '@clausewright/contract/countries';
import wordsDe from '../shared/questions/de.json' with { type: 'json' };
import wordsEn from '../shared/questions/en.json' with { type: 'json' };
import wordsEs from '../shared/questions/es.json' with { type: 'json' };
import wordsFr from '../shared/questions/fr.json' with { type: 'json' };
import wordsIt from '../shared/questions/it.json' with { type: 'json' };
import wordsNl from '../shared/questions/nl.json' with { type: 'json' };
import { isLawTag } from './law-books.ts';
import { lawReasonText } from './law-texts.ts';
import type { LawReason } from './laws.ts';
import de from './texts/de.json' with { type: 'json' };
import en from './texts/en.json' with { type: 'json' };
import es from './texts/es.json' with { type: 'json' };
import fr from './texts/fr.json' with { type: 'json' };
import it from './texts/it.json' with { type: 'json' };
import nl from './texts/nl.json' with { type: 'json' };

const texts = {
  de: { laws: de, words: wordsDe },
  en: { laws: en, words: wordsEn },
  es: { laws: es, words: wordsEs },
  fr: { laws: fr, words: wordsFr },
  it: { laws: it, words: wordsIt },
  nl: { laws: nl, words: wordsNl },
} satisfies Record<Language, object>;

/** Short name of a law, or the name of laws sold together; what is neither comes back as it is. */
export function spokenLaw(law: string, language: Language): string {
  const { laws, bundles } = texts[language].laws;
  if (isLawTag(law)) return laws[law].short;
  const names: Readonly<Record<string, string>> = bundles;
  return (Object.hasOwn(names, law) ? names[law] : undefined) ?? law;
}

/** Why a law applies, as a sentence. */
export function spokenReason(reason: LawReason, language: Language): string {
  const { laws, words } = texts[language];
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
