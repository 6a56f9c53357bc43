/** The plug-in as WordPress installs it. The bytes follow from its files alone, whenever and wherever it is made. */
import { globSync, readFileSync } from 'node:fs';
import { type Zippable, zipSync } from 'fflate';
import { moFile, translations } from './catalogues.ts';

const folder = 'packages/wordpress';

/** By the names that they have in the archive. */
export function pluginFiles(): Map<string, Uint8Array> {
  const names = globSync('clausewright/**/*.{php,txt,json,js,pot}', { cwd: folder });
  return new Map([
    ...names.map((name) => [name.replaceAll('\\', '/'), readFileSync(`${folder}/${name}`)] as const),
    ...[...translations()].map(
      ([language, words]) => [`clausewright/languages/${language}.mo`, moFile(words)] as const,
    ),
  ]);
}

export function pluginArchive(files: ReadonlyMap<string, Uint8Array> = pluginFiles()): Uint8Array {
  const entries: Zippable = {};
  // The first day that the format knows, in whatever zone: it is written as a local time. Readable for everybody.
  const same = { mtime: new Date(1980, 0, 1), os: 3, attrs: 0o100644 << 16, level: 9 } as const;
  for (const name of [...files.keys()].sort()) entries[name] = [files.get(name) ?? new Uint8Array(), same];
  return zipSync(entries);
}
