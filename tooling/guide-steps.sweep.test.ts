/** The steps of docs/extending.md, done as the guide says, and the files that each takes. */
import { appendFileSync, cpSync, readFileSync, rmSync, writeFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { copyTree, type TreeCopy } from './tree-copy.ts';

const languages = ['de', 'en', 'es', 'fr', 'it', 'nl'];

/** The same words in each language would be found by the tests that compare languages. */
function inEachLanguage(words: string): Record<string, string> {
  return Object.fromEntries(languages.map((language) => [language, `${words} (${language})`]));
}

let tree: TreeCopy;
beforeAll(() => {
  tree = copyTree();
}, 120_000);
afterAll(() => tree.remove(), 120_000);

function write(path: string, data: unknown): void {
  writeFileSync(join(tree.root, path), `${JSON.stringify(data, null, 2)}\n`);
}

function vitest(...files: string[]): void {
  tree.run('vitest', 'run', '--project', 'pure', ...files);
}

test('a vendor is one file and the lock of ids', () => {
  write('packages/library/vendors/entries/umami.json', {
    name: 'Umami Cloud',
    categories: ['analytics'],
    rank: 40,
    seat: 'US',
    tags: { patterns: ['cloud.umami.is'], kind: 'cookieless' },
    about: {
      de: 'Umami Cloud zählt Besuche der Seiten, ohne etwas auf dem Gerät zu speichern.',
      en: 'Umami Cloud counts visits to pages and stores nothing on the device.',
      es: 'Umami Cloud cuenta las visitas a las páginas y no guarda nada en el dispositivo.',
      fr: 'Umami Cloud compte les visites des pages et n’enregistre rien sur l’appareil.',
      it: 'Umami Cloud conta le visite alle pagine e non salva nulla sul dispositivo.',
      nl: 'Umami Cloud telt bezoeken aan pagina’s en slaat niets op het apparaat op.',
    },
  });
  expect(() => vitest('packages/library/vendors')).toThrow(/vendor-ids\.lock contains every vendor/u);
  tree.run('vitest', 'run', '--project', 'pure', 'packages/library/vendors/vendor-ids', '-u');
  vitest('packages/library/vendors');
  expect(tree.changed()).toEqual([
    'packages/library/vendor-ids.lock',
    'packages/library/vendors/entries/umami.json',
  ]);
});

test('a vendor with a field that nobody knows is named with it', () => {
  const path = 'packages/library/vendors/entries/umami.json';
  const vendor = JSON.parse(readFileSync(join(tree.root, path), 'utf8')) as object;
  write(path, { ...vendor, homepage: 'https://umami.is' });
  expect(() => vitest('packages/library/vendors/vendor-files')).toThrow(/Unrecognized key: \\?"homepage/u);
  write(path, vendor);
});

test('the law of a place is its folder, one line and the lock of ids', () => {
  const before = tree.changed();
  mkdirSync(join(tree.root, 'packages/library/laws/il'));
  write('packages/library/laws/il/law.json', {
    rank: 485,
    regions: {
      il: {
        rank: 17,
        more: true,
        countries: ['IL'],
        names: { de: 'Israel', en: 'Israel', es: 'Israel', fr: 'Israël', it: 'Israele', nl: 'Israël' },
        served: inEachLanguage('people in Israel use it'),
      },
    },
    sources: { 'Israel Privacy Protection Law': ['il_ppl'] },
    laws: {
      il_ppl: {
        names: Object.fromEntries(
          languages.map((language) => [
            language,
            { name: `Privacy Protection Law (${language})`, short: `PPL ${language}` },
          ]),
        ),
        documents: {},
      },
    },
    duties: [
      {
        id: 'il-ppl-11',
        document: 'PRIVACY_POLICY',
        law: 'Israel Privacy Protection Law',
        citation: 'Privacy Protection Law, section 11',
        jurisdiction: 'Israel',
        facts: ['region:il', 'data:personal'],
        requirement: 'Say whether people must give the data, for which purpose, and who receives it.',
        asks: inEachLanguage('Say whether people must give the data, and what for'),
        mandatory: true,
        kind: 'state',
        tier: 'extended',
        topic: 'collection',
        where: 'document',
        basis: 'recalled',
      },
    ],
  });
  expect(() => vitest('packages/library/laws/law-files')).toThrow(/every folder of a place is registered/u);
  const places = join(tree.root, 'packages/library/laws/places.ts');
  const line = "export { default as il } from './il/law.json' with { type: 'json' };\n";
  writeFileSync(places, readFileSync(places, 'utf8') + line);
  const ids = ['packages/library/questionnaire/lint/registered', '-t', 'ids.lock'];
  tree.run('vitest', 'run', '--project', 'pure', ...ids, '-u');
  vitest('packages/library/laws');
  expect(tree.changed().filter((path) => !before.includes(path))).toEqual([
    'packages/library/ids.lock',
    'packages/library/laws/places.ts',
    'packages/library/laws/il/law.json',
  ]);
});

test('a type of agreement that has a name alone is told each part that is missing', () => {
  const before = tree.changed();
  const types = join(tree.root, 'packages/contract/src/agreement-types.ts');
  const text = readFileSync(types, 'utf8');
  writeFileSync(types, text.replace("  TEST: 'test',", "  NEWSLETTER: 'newsletter',\n  TEST: 'test',"));
  expect(() => tree.run('node', 'packages/library/prices/default-prices.ts')).toThrow(
    /types\/newsletter\/price\.json is missing/u,
  );
  expect(() => tree.run('tsc', '--noEmit', '-p', 'packages/library/tsconfig.json')).toThrow(
    /agreement-types\.ts\(\d+,\d+\): error TS2741: Property 'NEWSLETTER' is missing/u,
  );
  writeFileSync(types, text);
  expect(tree.changed()).toEqual(before);
});

test('a type of agreement is its folder, a name and a line; the compiler names the words that are missing', () => {
  const before = tree.changed();
  const types = join(tree.root, 'packages/library/types');
  cpSync(join(types, 'test'), join(types, 'newsletter'), { recursive: true });
  rmSync(join(types, 'newsletter/clauses/test-clauses.test.ts'));
  for (const file of ['outline.ts', 'questionnaire.ts'])
    replace(join(types, 'newsletter', file), "type: 'TEST'", "type: 'NEWSLETTER'");
  const contract = join(tree.root, 'packages/contract/src/agreement-types.ts');
  replace(contract, "  TEST: 'test',", "  NEWSLETTER: 'newsletter',\n  TEST: 'test',");
  appendFileSync(
    join(tree.root, 'packages/library/registered-types.ts'),
    "export { agreementType as NEWSLETTER } from './types/newsletter/agreement-type.ts';\n",
  );
  tree.run('tsc', '--noEmit', '-p', 'packages/library/tsconfig.json');
  const elsewhere = tree
    .changed()
    .filter((path) => !before.includes(path) && !path.startsWith('packages/library/types/newsletter/'));
  expect(elsewhere).toEqual([
    'packages/contract/src/agreement-types.ts',
    'packages/library/registered-types.ts',
  ]);
  // Part of the program: the whole of it takes a minute.
  write('words.json', {
    extends: './tsconfig.json',
    compilerOptions: { module: 'preserve', moduleResolution: 'bundler', jsx: 'react-jsx' },
    include: [
      'packages/server/src/platform/prices/price-labels.ts',
      'packages/web/app/agreements/use-name.ts',
      'packages/web/app/language/shape.ts',
    ],
  });
  expect(() => tree.run('tsc', '--noEmit', '-p', 'words.json')).toThrow(
    /price-labels\.ts\(\d+,\d+\): error TS[\s\S]*'NEWSLETTER'[\s\S]*use-name\.ts\(\d+,\d+\): error TS[\s\S]*NEWSLETTER\.name/u,
  );
});

function replace(path: string, from: string, to: string): void {
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
}
