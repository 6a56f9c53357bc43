import { readdirSync, readFileSync } from 'node:fs';
import { samplePath } from '@clausewright/library/operator';
import { expect, test } from 'vitest';
import { publicPaths } from '../../public-paths.ts';
import { translated } from '../interface-languages.ts';
import { helpTopics } from '../help-topics.ts';

type Catalogue = { [key: string]: string | Catalogue };

const messages = new URL('../../../messages/', import.meta.url);
const read = (name: string) => readFileSync(new URL(name, messages), 'utf8');
const textOf = (topic: string, language: string) => read(`help/${topic}.${language}.md`);

const pairs = helpTopics.flatMap((topic) => translated.map((language) => [topic, language] as const));

function wordsIn(catalogue: Catalogue): string[] {
  return Object.values(catalogue).flatMap((value) => (typeof value === 'string' ? value : wordsIn(value)));
}

/** What the screens say in a language; the words for screen readers alone are no part of a label. */
function labels(language: string): Set<string> {
  const files = readdirSync(messages).filter(
    (name) => name === `${language}.json` || name.endsWith(`.${language}.json`),
  );
  const said = files
    .filter((name) => !name.startsWith('help.'))
    .flatMap((name) => wordsIn(JSON.parse(read(name)) as Catalogue));
  return new Set(said.map((message) => message.replace(/<hidden>.*<\/hidden>/, '').trim()));
}

const known = new Map(translated.map((language) => [language, labels(language)]));
const bold = (text: string) => Array.from(text.matchAll(/\*\*(.+?)\*\*/g), ([, label = '']) => label);

/** Kinds of lines, labels and addresses: what a translation must have in common with English. */
function shapeOf(text: string) {
  return {
    lines: text
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => /^(#+|-|\d+\.)? ?/.exec(line)?.[1] ?? 'text'),
    links: Array.from(text.matchAll(/\]\((.+?)\)/g), ([, url = '']) => url).toSorted((one, other) =>
      one < other ? -1 : Number(one > other),
    ),
    labels: bold(text).length,
  };
}

test('each topic and language has a text, and no other', () => {
  expect(readdirSync(new URL('help/', messages)).sort()).toEqual(
    pairs.map(([topic, language]) => `${topic}.${language}.md`).sort(),
  );
});

test.each(pairs)('%s in %s uses labels that exist on the screens', (topic, language) => {
  const unknown = bold(textOf(topic, language)).filter((label) => known.get(language)?.has(label) !== true);
  expect(unknown).toEqual([]);
});

test.each(helpTopics)('%s has the same structure in every language and links to existing pages', (topic) => {
  const english = shapeOf(textOf(topic, 'en'));
  for (const url of english.links) expect([...publicPaths, samplePath('PRIVACY_POLICY')]).toContain(url);
  for (const language of translated) expect(shapeOf(textOf(topic, language)), language).toEqual(english);
});

test('French punctuation does not start a line', () => {
  for (const topic of helpTopics) expect(textOf(topic, 'fr'), topic).not.toMatch(/ [:;?!»]|« /);
});
