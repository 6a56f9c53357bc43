import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { expectFiles } from '../testing/golden/stored-files.ts';

const files = new Map([['pp.intro/en.md', 'We are a shop.\n']]);

function folderWith(...names: string[]): { path: string; folder: URL } {
  const path = mkdtempSync(join(tmpdir(), 'kept-files-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  for (const name of names) writeFileSync(join(path, name), '');
  return { path, folder: pathToFileURL(`${path}/`) };
}

test('writing creates the files and deletes obsolete ones', () => {
  const { path, folder } = folderWith('gone.en.md', 'gone.de.md');
  expectFiles({ folder, files, concerned: (name) => name.endsWith('en.md'), writes: true });
  expect(readdirSync(path).toSorted()).toEqual(['gone.de.md', 'pp.intro']);
  expectFiles({ folder, files, concerned: (name) => name.endsWith('en.md'), writes: false });
});

test('reports missing, extra and different files', () => {
  const { path, folder } = folderWith();
  const compare = () => expectFiles({ folder, files, concerned: () => true, writes: false });
  expect(compare).toThrow();
  expectFiles({ folder, files, concerned: () => true, writes: true });
  compare();
  writeFileSync(join(path, 'gone.en.md'), '');
  expect(compare).toThrow();
  rmSync(join(path, 'gone.en.md'));
  writeFileSync(join(path, 'pp.intro', 'en.md'), 'We are two shops.\n');
  expect(compare).toThrow();
});
