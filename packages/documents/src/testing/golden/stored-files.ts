/** Files that tests write and people read in review. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';

interface Kept {
  folder: URL;
  files: ReadonlyMap<string, string>;
  /** Of which files in the folder this is the whole. */
  concerned: (name: string) => boolean;
  writes?: boolean;
}

/** The folder holds these files and, among those concerned, no others. With `GOLDEN=write` it is made so. */
export function expectFiles({
  folder,
  files,
  concerned,
  writes = process.env['GOLDEN'] === 'write',
}: Kept): void {
  if (writes) write(folder, files, concerned);
  const kept = namesIn(folder)
    .filter(concerned)
    .map((name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const);
  expect(Object.fromEntries(kept)).toEqual(Object.fromEntries(files));
}

function write(folder: URL, files: ReadonlyMap<string, string>, concerned: (name: string) => boolean): void {
  mkdirSync(folder, { recursive: true });
  for (const name of namesIn(folder)) {
    if (concerned(name) && !files.has(name)) rmSync(new URL(name, folder));
  }
  for (const [name, content] of files) {
    const file = fileURLToPath(new URL(name, folder));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
}

/** Paths below the folder, with `/` between their parts on every system. */
function namesIn(folder: URL): string[] {
  const path = fileURLToPath(folder);
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      `${entry.parentPath}/${entry.name}`.slice(path.length).replaceAll('\\', '/').replace(/^\//, ''),
    );
}
