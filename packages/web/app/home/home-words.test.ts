import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { translated } from '../interface-languages.ts';

const messages = new URL('../../../messages/', import.meta.url);

interface Words {
  authors: { article: string };
}
interface Questions {
  help: Record<string, string>;
}
interface Topics {
  topics: Record<string, { title: string }>;
}

const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, messages), 'utf8'));

test.each(translated)(
  'FAQ entries link topics by their titles, and the list by its name, in %s',
  (language) => {
    const { authors } = read(`home.${language}.json`) as Words;
    const questions = read(`home-questions.${language}.json`) as Questions;
    const { topics } = read(`help.${language}.json`) as Topics;
    for (const [topic, title] of Object.entries(questions.help)) expect(topics[topic]?.title).toBe(title);
    expect(authors.article).toContain((read(`coverage.${language}.json`) as { title: string }).title);
  },
);

test.each(translated)('no amount appears in the texts, in %s', (language) => {
  // Five formats and seven days are no amounts.
  for (const name of ['home', 'home-questions'])
    expect(readFileSync(new URL(`${name}.${language}.json`, messages), 'utf8')).not.toMatch(
      /[€$£]|\bEUR\b|\d+[.,]\d\d\b/u,
    );
});
