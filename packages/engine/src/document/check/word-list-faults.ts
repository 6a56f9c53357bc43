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
  const byFolder = Map.groupBy(
    modules.flatMap((module) => listsInCode(module, readFileSync(module, 'utf8'))),
    ({ module }) => dirname(module),
  );
  return [...byFolder].flatMap(([folder, lists]) => folderFaults(folder, lists));
}

function folderFaults(folder: string, lists: readonly ListInCode[]): string[] {
  const { text } = textFolder(pathToFileURL(join(folder, 'list.ts')).href);
  return languages.flatMap((language) => {
    const file = join(folder, `${language}.md`);
    try {
      const words = text(language);
      if (words === undefined) return [`${file}:1:1 there is no such file, which ${lists[0]?.module} reads`];
      return [...lists.flatMap((list) => listFaults(list, words, file)), ...unread(words, lists, file)];
    } catch (error) {
      if (error instanceof TextFault) return [error.message];
      throw error;
    }
  });
}

function listFaults({ name, keys }: ListInCode, words: TextFile, file: string): string[] {
  const present = entriesOf(name, words);
  return [...keys].flatMap(([key, values]) => {
    const body = present.get(key);
    if (body === undefined) return [`${file}:1:1 "# ${name}" lacks ${key}${suggestion(key, present.keys())}`];
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
