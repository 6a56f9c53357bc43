import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { webInputs, webStamp } from './web-inputs.ts';

const specifiers = /(?:\bfrom|\bimport)\s*\(?\s*'((?:\.{1,2}|@clausewright)\/[^']+)'/g;

/** Files of this project that a file imports, by their paths from the root. */
function importsOf(file: string): string[] {
  if (!/\.tsx?$/.test(file)) return [];
  const { resolve } = createRequire(join(process.cwd(), file));
  return Array.from(readFileSync(file, 'utf8').matchAll(specifiers), ([, name = '']) => name)
    .filter((name) => !name.startsWith('./+types/'))
    .map((name) => relative(process.cwd(), resolve(name.replace(/\?.*$/, ''))));
}

test('every import of the web build is covered by its stamp', () => {
  const reached = new Set(
    globSync('packages/web/app/**/*.{ts,tsx}').filter((file) => !/\.test\.tsx?$/.test(file)),
  );
  for (const file of reached) for (const imported of importsOf(file)) reached.add(imported);
  for (const entry of ['html', 'redline', 'editing'])
    expect(reached).toContain(`packages/documents/src/${entry}.ts`);
  const covered = new Set(webInputs());
  expect([...reached].filter((file) => !covered.has(file))).toEqual([]);
});

test('the stamp changes with page content, by value or file, and with nothing else', () => {
  const bare = webStamp({});
  const shown = {
    OPERATOR_NAME: 'Muster',
    CONSENT_URL: 'https://consent.example',
    SMTP_URL: 'smtp://mail.example',
    UI_LANGUAGES: 'de',
  };
  const stamps = Object.entries(shown).map(([name, value]) => webStamp({ [name]: value }));
  expect(new Set([bare, ...stamps]).size).toBe(5);
  const folder = mkdtempSync(join(tmpdir(), 'clausewright-stamp-'));
  writeFileSync(join(folder, 'url'), `${shown.CONSENT_URL}\n`);
  expect(webStamp({ CONSENT_URL_FILE: join(folder, 'url') })).toBe(stamps[1]);
  rmSync(folder, { recursive: true });
  // No page names the origin that it is served from, nor the password of a mail server.
  expect(webStamp({ PUBLIC_URL: 'https://legal.example', PORT: '1' })).toBe(bare);
  expect(webStamp({ SMTP_URL: 'smtp://user:new@mail.example' })).toBe(stamps[2]);
});
