/**
 * The text files that stand beside a clause, one per language. Beside the checks the only place of this package that
 * reads files: what imports it runs on the server alone.
 */
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readText, type TextFile } from './text-file.ts';

export interface TextFolder {
  /** Path of the folder. */
  path: string;
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
    text: (language) => {
      if (!read.has(language)) {
        const file = `${path}${language}.md`;
        read.set(language, existsSync(file) ? readText(file, readFileSync(file, 'utf8')) : undefined);
      }
      return read.get(language);
    },
  };
}
