/** What each duty asks and what each fact means, for owners. Server only: forty kilobytes per language. */
import type { Language } from '@clausewright/contract/languages';
import { dateText } from '@clausewright/engine/document/words';
import de from './fact-texts/de.json' with { type: 'json' };
import en from './fact-texts/en.json' with { type: 'json' };
import es from './fact-texts/es.json' with { type: 'json' };
import fr from './fact-texts/fr.json' with { type: 'json' };
import it from './fact-texts/it.json' with { type: 'json' };
import nl from './fact-texts/nl.json' with { type: 'json' };
import type { FactKey } from '@clausewright/engine/law/requirement';
import { lawFiles } from './law-files.ts';
import { limitsIn } from './limit-texts.ts';

interface FactTexts {
  /** By fact key: a subordinate clause that may follow “if”. */
  facts: Readonly<Record<string, string>>;
  /** `{day}` is a date. */
  from: string;
  /** For a duty whose day nobody knows yet. */
  expected: string;
}
const texts: { readonly [L in Language]: FactTexts } = { de, en, es, fr, it, nl };

const asks = new Map(
  lawFiles.flatMap(({ duties }) => duties.map(({ id, asks: words }) => [id, words] as const)),
);

/** What each duty asks in a language, by its id: what to say or do, in the imperative. */
export function askedIn(language: Language): Readonly<Record<string, string>> {
  return Object.fromEntries([...asks].flatMap(([id, words]) => (words ? [[id, words[language]]] : [])));
}

const served: ReadonlyMap<string, Readonly<Record<Language, string>> | undefined> = new Map(
  lawFiles
    .flatMap(({ regions = {} }) => Object.entries(regions))
    .map(([id, region]) => [`region:${id}`, region.served] as const),
);

/** What each fact means in a language, by its key: a clause that may follow “if”. */
export function factsIn(language: Language): Readonly<Record<string, string>> {
  const regions = [...served].flatMap(([key, words]) => (words ? [[key, words[language]]] : []));
  return { ...texts[language].facts, ...Object.fromEntries(regions) };
}

/** What a duty of the catalogue asks or forbids; an id without words for owners comes back as it is. */
export function describeDuty(requirement: string, language: Language): string {
  return asks.get(requirement)?.[language] ?? limitsIn(language)[requirement] ?? requirement;
}

/** What would have to be true: one of the facts, or that a day (ISO, or `expected`) has come. */
export function describeCondition(
  condition: { choice: readonly FactKey[] } | { from: string },
  language: Language,
): string {
  if ('choice' in condition) {
    const named = condition.choice.map(
      (fact) => served.get(fact)?.[language] ?? texts[language].facts[fact] ?? fact,
    );
    return new Intl.ListFormat(language, { type: 'disjunction' }).format(named);
  }
  const day = dateText(language, condition.from);
  return day === null ? texts[language].expected : texts[language].from.replace('{day}', () => day);
}
