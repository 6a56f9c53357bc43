/** What a rule of axe-core asks for, in the languages of the product: its own words, and ours where it has none. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@clausewright/contract';

type Words = Readonly<Record<string, string>>;

const kept = new Map<Language, Words>();

/** A rule of a later axe-core that nobody has words for is told by its name. */
export function ruleWords(rules: ReadonlySet<string>, language: Language): Record<string, string> {
  if (rules.size === 0) return {};
  const words = kept.get(language) ?? readWords(language);
  kept.set(language, words);
  return Object.fromEntries([...rules].map((rule) => [rule, words[rule] ?? rule]));
}

/** Read once somebody asks: few do. */
function readWords(language: Language): Words {
  const read = (address: string): unknown => JSON.parse(readFileSync(fileURLToPath(address), 'utf8'));
  const file = language === 'en' ? '_template' : language;
  const { rules = {} } = read(import.meta.resolve(`axe-core/locales/${file}.json`)) as {
    rules?: Readonly<Record<string, { help: string }>>;
  };
  const theirs = Object.fromEntries(
    Object.entries(rules).map(([rule, { help }]) => [rule, help.replace(/\.$/u, '')]),
  );
  return {
    ...theirs,
    ...(read(import.meta.resolve('./rule-words.json')) as Partial<Record<Language, Words>>)[language],
  };
}
