/** Words of the plug-in: taken from its sources, translated in `.po` files, and packed as the `.mo` files that WordPress reads. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

const folder = 'packages/wordpress/clausewright';
const call = /\b(?:__|esc_html__|esc_html_e)\(\s*'((?:[^'\\]|\\.)*)',\s*'clausewright'/g;

/** Every sentence of the sources once, in their order. */
export function sourceWords(): string[] {
  const files = globSync(`${folder}/**/*.php`).sort();
  const found = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(call)]);
  return [...new Set(found.map(([, text = '']) => text.replaceAll(/\\(.)/g, '$1')))];
}

const quoted = (text: string): string => JSON.stringify(text);

/** The template of translations. */
export function potFile(): string {
  const head =
    'msgid ""\nmsgstr ""\n"Project-Id-Version: Clausewright\\n"\n"Content-Type: text/plain; charset=UTF-8\\n"\n';
  return [head, ...sourceWords().map((text) => `msgid ${quoted(text)}\nmsgstr ""\n`)].join('\n');
}

/** Sentences of a `.po` file with their translations, a line each. */
export function readPo(text: string): Map<string, string> {
  const pairs = [...text.matchAll(/^msgid (".*")\nmsgstr (".*")$/gm)].map(
    ([, id = '', words = '']) => [JSON.parse(id) as string, JSON.parse(words) as string] as const,
  );
  return new Map(pairs.filter(([id]) => id !== ''));
}

/** By language. */
export function translations(): Map<string, Map<string, string>> {
  const files = globSync(`${folder}/languages/*.po`).sort();
  return new Map(files.map((file) => [basename(file, '.po'), readPo(readFileSync(file, 'utf8'))]));
}

/** GNU gettext manual, "The Format of GNU MO Files": two tables of lengths and places, sorted by sentence. */
export function moFile(words: ReadonlyMap<string, string>): Uint8Array {
  const head = 'Content-Type: text/plain; charset=UTF-8\n';
  const entries = [['', head] as const, ...words].map(
    ([id, text]) => [Buffer.from(id), Buffer.from(text)] as const,
  );
  entries.sort(([one], [other]) => Buffer.compare(one, other));
  const tables = Buffer.alloc(28 + entries.length * 16);
  // The table of hashes is empty; WordPress wants to know where it would be.
  const places = [28, 28 + entries.length * 8, 0, tables.length];
  for (const [at, value] of [0x950412de, 0, entries.length, ...places].entries())
    tables.writeUInt32LE(value, at * 4);
  const bodies: Buffer[] = [];
  let place = tables.length;
  [0, 1].forEach((column) =>
    entries.forEach((entry, row) => {
      const bytes = entry[column] ?? Buffer.alloc(0);
      const at = 28 + column * entries.length * 8 + row * 8;
      tables.writeUInt32LE(bytes.length, at);
      tables.writeUInt32LE(place, at + 4);
      bodies.push(bytes, Buffer.from([0]));
      place += bytes.length + 1;
    }),
  );
  return Buffer.concat([tables, ...bodies]);
}
