/** Judges the lists of words and phrases that modules take from the text files of their folder. */
import { dirname, join } from 'node:path';
import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { languages } from '@clausewright/contract/languages';
import { type Body, marksIn, type TextFile, TextFault } from '../text-file.ts';
import { textFolder } from '../text-folder.ts';
import { suggestion } from './nearest.ts';
import { type ListInCode, listsInCode } from './texts-in-code.ts';

/** Every fault of the lists that these modules read, each `file:line:column message`; a list that nobody reads is one. */
export function wordListFaults(modules: readonly string[]): string[] {
  return [...listsByFolder(modules)].flatMap(([folder, lists]) =>
    languages.flatMap((language) =>
      faultsOf(folder, language, (words, file) => {
        if (words === undefined)
          return [`${file}:1:1 there is no such file, which ${lists[0]?.module} reads`];
        const lacking = lists.flatMap((list) => lackingKeys(list, words, file));
        return [...lacking, ...presentFaults(lists, words, file)];
      }),
    ),
  );
}

/** The lists of a language that is not finished: faults of those that are there, and how many words others lack. */
export function draftListFaults(
  modules: readonly string[],
  language: string,
): { faults: string[]; missing: string[]; words: number } {
  const missing: string[] = [];
  let count = 0;
  const faults = [...listsByFolder(modules)].flatMap(([folder, lists]) =>
    faultsOf(folder, language, (words, file) => {
      count += lists.reduce((sum, { keys }) => sum + keys.size, 0);
      missing.push(...lists.flatMap((list) => lackingKeys(list, words, file)));
      return words === undefined ? [] : presentFaults(lists, words, file);
    }),
  );
  return { faults, missing, words: count };
}

function listsByFolder(modules: readonly string[]): Map<string, ListInCode[]> {
  return Map.groupBy(
    modules.flatMap((module) => listsInCode(module, readFileSync(module, 'utf8'))),
    ({ module }) => dirname(module),
  );
}

/** What is judged wrong with the text of a folder, or the fault with which it cannot be read. */
function faultsOf(
  folder: string,
  language: string,
  judge: (words: TextFile | undefined, file: string) => string[],
): string[] {
  const { text } = textFolder(pathToFileURL(join(folder, 'list.ts')).href);
  try {
    return judge(text(language), join(folder, `${language}.md`));
  } catch (error) {
    if (error instanceof TextFault) return [error.message];
    throw error;
  }
}

function lackingKeys({ name, keys }: ListInCode, words: TextFile | undefined, file: string): string[] {
  const present = words === undefined ? new Map<string, Body>() : entriesOf(name, words);
  return [...keys.keys()]
    .filter((key) => !present.has(key))
    .map((key) => `${file}:1:1 "# ${name}" lacks ${key}${suggestion(key, present.keys())}`);
}

function presentFaults(lists: readonly ListInCode[], words: TextFile, file: string): string[] {
  return [...lists.flatMap((list) => markFaults(list, words, file)), ...unread(words, lists, file)];
}

function markFaults({ name, keys }: ListInCode, words: TextFile, file: string): string[] {
  const present = entriesOf(name, words);
  return [...keys].flatMap(([key, values]) => {
    const body = present.get(key);
    if (body === undefined) return [];
    return marksIn(body).flatMap((mark) => {
      if (mark.kind === 'section' || values === undefined) return [];
      if (values.includes(mark.name)) return [];
      const { line, column } = mark.at;
      return [
        `${file}:${line}:${column} {${mark.name}} is none of its values${suggestion(mark.name, values)}`,
      ];
    });
  });
}

/** Entries of the list and snippets `# name.key`. */
function entriesOf(name: string, { lists, snippets }: TextFile): Map<string, Body> {
  const long = [...snippets].filter(([id]) => id.startsWith(`${name}.`));
  return new Map([
    ...Object.entries(lists.get(name) ?? {}),
    ...long.map(([id, body]) => [id.slice(name.length + 1), body] as const),
  ]);
}

/** A folder of a clause is judged with its clause, which reads more than lists. */
function unread(words: TextFile, lists: readonly ListInCode[], file: string): string[] {
  if (words.body.strings.join('').trim() !== '' || words.body.marks.length > 0) return [];
  const known = new Map(lists.map((list) => [list.name, list.keys]));
  const all = [...words.lists].flatMap(([name, list]) => {
    const keys = known.get(name);
    if (keys === undefined) return [`"# ${name}"`];
    if (keys.size === 0) return [];
    return Object.keys(list)
      .filter((key) => !keys.has(key))
      .map((key) => `"# ${name}" ${key}`);
  });
  const alone = [...words.snippets.keys()].filter((id) => !known.has(id.split('.')[0] ?? id));
  return [...all, ...alone.map((id) => `"# ${id}"`)].map((what) => `${file}:1:1 nothing prints ${what}`);
}
