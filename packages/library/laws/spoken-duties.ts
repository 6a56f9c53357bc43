/** What each duty asks and what each fact means, for owners. Server only: forty kilobytes per language. */
import type { Language } from '@clausewright/contract/languages';
import { dateText } from '@clausewright/engine/document/words';
import de from './duties/de.json' with { type: 'json' };
import en from './duties/en.json' with { type: 'json' };
import es from './duties/es.json' with { type: 'json' };
import fr from './duties/fr.json' with { type: 'json' };
import it from './duties/it.json' with { type: 'json' };
import nl from './duties/nl.json' with { type: 'json' };
import type { FactKey } from '@clausewright/engine/law/requirement';

interface DutyTexts {
  /** By requirement id: what to say or do, in the imperative. */
  duties: Readonly<Record<string, string>>;
  /** By fact key: a subordinate clause that may follow “if”. */
  facts: Readonly<Record<string, string>>;
  /** `{day}` is a date. */
  from: string;
  /** For a duty whose day nobody knows yet. */
  expected: string;
}
export const dutyTexts: { readonly [L in Language]: DutyTexts } = { de, en, es, fr, it, nl };

/** What a duty of the catalogue asks; an id that is none comes back as it is. */
export function spokenDuty(requirement: string, language: Language): string {
  return dutyTexts[language].duties[requirement] ?? requirement;
}

/** What would have to be true: one of the facts, or that a day (ISO, or `expected`) has come. */
export function spokenCondition(
  condition: { choice: readonly FactKey[] } | { from: string },
  language: Language,
): string {
  const texts = dutyTexts[language];
  if ('choice' in condition) {
    const named = condition.choice.map((fact) => texts.facts[fact] ?? fact);
    return new Intl.ListFormat(language, { type: 'disjunction' }).format(named);
  }
  const day = dateText(language, condition.from);
  return day === null ? texts.expected : texts.from.replace('{day}', () => day);
}
