import { readFileSync } from 'node:fs';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { pluginArchive, pluginFiles } from './plugin-archive.ts';

test('the order in which files are found changes no byte, and all of them are in one folder', () => {
  const files = pluginFiles();
  const archive = pluginArchive();
  expect(Buffer.compare(pluginArchive(new Map([...files].toReversed())), archive)).toBe(0);
  const read = unzipSync(archive);
  expect(Object.keys(read)).toEqual([...files.keys()].sort());
  for (const name of files.keys()) expect(name).toMatch(/^clausewright\//);
  expect(strFromU8(read['clausewright/clausewright.php'] ?? new Uint8Array())).toContain('Plugin Name:');
});

test('the plug-in says one version, a licence that goes with WordPress, and the PHP that it needs', () => {
  const main = readFileSync('packages/wordpress/clausewright/clausewright.php', 'utf8');
  const [, version = ''] = / \* Version: (\S+)/.exec(main) ?? [];
  expect(main).toContain(`const VERSION = '${version}';`);
  expect(main).toContain('License: GPL-2.0-or-later');
  expect(main).toContain('Requires PHP: 8.1');
});
