/**
 * The text files that stand beside a clause, one per language. The only place of this package that reads files: what
 * imports it runs on the server alone.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readText, type TextFile } from './text-file.ts';

export interface TextFolder {
  /** Path of the folder. */
  path: string;
  /** Languages that have a file, finished or not. */
  languages: () => readonly string[];
  /** Undefined where the language has no file; throws a `TextFault` for a file that cannot be read. */
  text: (language: string) => TextFile | undefined;
}

const folders = new Map<string, TextFolder>();

/** The folder of a module, given its `import.meta.url`. A file is read on first use and kept. */
export function textFolder(moduleUrl: string): TextFolder {
  const path = fileURLToPath(new URL('.', moduleUrl));
  const folder = folders.get(path) ?? folderAt(path);
  folders.set(path, folder);
  return folder;
}

function folderAt(path: string): TextFolder {
  const read = new Map<string, TextFile | undefined>();
  return {
    path,
    languages: () =>
      readdirSync(path)
        .filter((name) => /^[a-z]{2}\.md$/.test(name))
        .map((name) => basename(name, '.md'))
        .sort(),
    text: (language) => {
      if (!read.has(language)) {
        const file = `${path}${language}.md`;
        read.set(language, existsSync(file) ? readText(file, readFileSync(file, 'utf8')) : undefined);
      }
      return read.get(language);
    },
  };
}
