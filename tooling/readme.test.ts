/** README, ARCHITECTURE and docs say what the code says. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { settingsTables } from './settings-tables.ts';

const page = 'docs/configuration.md';

/** `DOCS=write npx vitest run --project pure tooling/readme.test.ts` writes the tables anew. */
test('the settings in docs/configuration.md match the code', () => {
  const text = readFileSync(page, 'utf8');
  const marked = /(<!-- settings: .*? -->\n)([\s\S]*?)(<!-- \/settings -->)/;
  expect(text).toMatch(marked);
  const current = text.replace(
    marked,
    (_, begin: string, __, end: string) => `${begin}\n${settingsTables()}\n\n${end}`,
  );
  if (process.env['DOCS'] === 'write') writeFileSync(page, current);
  else expect(text).toBe(current);
});

test('every setting named in docs and samples exists', () => {
  const known = new Set(settingsTables().match(/(?<=^\| `)[A-Z_]+/gm));
  for (const file of ['README.md', '.env.example', ...readdirSync('docs').map((name) => `docs/${name}`)]) {
    if (!/\.(md|example)$/.test(file)) continue;
    const named =
      readFileSync(file, 'utf8').match(/\b(?:OPERATOR|LIMIT|TIMESTAMP|DATABASE|METRICS)_[A-Z_]*[A-Z]\b/g) ??
      [];
    expect([file, named.filter((name) => !known.has(name.replace(/_FILE$/, '')))]).toEqual([file, []]);
  }
});

test('ARCHITECTURE names every folder of the server', () => {
  const text = readFileSync('ARCHITECTURE.md', 'utf8');
  const named = new Set([...text.matchAll(/`([\w./-]+)`/g)].flatMap(([, path = '']) => path.split('/')));
  const folders = readdirSync('packages/server/src', { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  expect(folders.map(({ name }) => name).filter((name) => !named.has(name))).toEqual([]);
});
