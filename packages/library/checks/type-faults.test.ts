import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const authoring = join(import.meta.dirname, '../../engine/src/document/authoring.ts');
const questions = join(import.meta.dirname, '../types/test/clause.ts');

const good = {
  head: `id: 'x', version: 1, ground: { law: 'Art. 1' }, parts: { one: { law: 'Art. 1' }, two: { answers: ['extra'], when: (a) => a.extra === 'yes' } }`,
  de: "({ say, part, period }) => prose`## A\n\n${part.one`${say.owner} ${period(say.keeping, 'dat')}`} ${part.two`b`}`",
  en: "({ part, a }) => prose`${part.one`${a.extra === 'yes' ? prose`c` : prose`d`}`} ${part.two`b`}`",
  es: '({ part, plural, count, say }) => prose`${part.one`${plural(count(say.data), { one: prose`a`, many: prose`b`, other: prose`c` })}`} ${part.two`b`}`',
  fr: '({ part, name, say, w }) => prose`${part.one`${name(say.extra, w.yn)}`} ${part.two`b`}`',
  it: '({ part, say, names, w }) => prose`${part.one(items(names(say.rules, w.rules)))}\n\n${part.two`b`}`',
  nl: "({ part, say }) => prose`${part.two`b ${part.one`c ${link(say.contact_email, 'mailto:')}`}`}`",
};
type Place = keyof typeof good;
const nouns = (no: string) =>
  `{ yn: { yes: 'a', ${no} }, rules: { european: 'a', minors: 'b', house: 'c' } }`;
const plain = nouns(`no: 'b'`);

function file(changed: Partial<Record<Place, string>>, words = plain, extra = ''): string {
  const texts = (['de', 'en', 'es', 'fr', 'it', 'nl'] as const)
    .map((language) => [language, changed[language] ?? good[language]] as const)
    .filter(([, text]) => text !== '')
    .map(([language, text]) => `${language}: ${text},`);
  return `import { has, items, link, prose, records, rows } from '${authoring}';
import { clause } from '${questions}';
const nouns = ${plain};
export const x = clause({ ${changed.head ?? good.head},
  words: { de: nouns, en: nouns, es: nouns, fr: ${words}, it: nouns, nl: nouns },
  text: { ${texts.join('\n')} } });
${extra}
export const used = [has, items, link, prose, records, rows];
`;
}

const faults: Readonly<Record<string, string>> = {
  'a language is missing': file({ nl: '' }),
  'a part is missing in a language': file({ en: '({ part }) => prose`${part.one`a`}`' }),
  'a part nobody declared': file({
    en: '({ part }) => prose`${part.one`a`} ${part.two`b`} ${part.three`c`}`',
  }),
  'a part without a ground': file({ head: good.head.replace("law: 'Art. 1' }, two", '}, two') }),
  'a clause without a ground': file({ head: good.head.replace("ground: { law: 'Art. 1' }, ", '') }),
  'a ground that names no question': file({ head: good.head.replace("['extra']", "['extre']") }),
  'a part that meets nothing': file({ head: good.head.replace("answers: ['extra']", 'meets: []') }),
  'a misspelt question': file({ en: '({ part, say }) => prose`${part.one`${say.ownr}`} ${part.two`b`}`' }),
  'a misspelt question in a condition': file({ head: good.head.replace('a.extra', 'a.extre') }),
  'an option that does not exist': file({ head: good.head.replace(`'yes'`, `'yess'`) }),
  'a condition that is no boolean': file({ head: good.head.replace(`a.extra === 'yes'`, 'a.extra') }),
  'has() of an option that does not exist': file({
    head: good.head.replace(`a.extra === 'yes'`, `has(a.rules, 'europ')`),
  }),
  'a raw string': file({ en: '({ part }) => prose`${part.one`${"raw"}`} ${part.two`b`}`' }),
  'a raw answer': file({ en: '({ part, a }) => prose`${part.one`${a.owner}`} ${part.two`b`}`' }),
  'an option id': file({ en: '({ part, say }) => prose`${part.one`${say.extra}`} ${part.two`b`}`' }),
  'a list without words': file({ en: '({ part, say }) => prose`${part.one`${say.rules}`} ${part.two`b`}`' }),
  'a country code': file({ en: '({ part, say }) => prose`${part.one`${say.country}`} ${part.two`b`}`' }),
  'a date': file({ en: '({ part, say }) => prose`${part.one`${say.effective_date}`} ${part.two`b`}`' }),
  'a number': file({ en: '({ part, say }) => prose`${part.one`${say.people}`} ${part.two`b`}`' }),
  'a period not inflected': file({ de: good.de.replace(`, 'dat'`, '') }),
  'a case in a language without cases': file({
    en: '({ part, say, period }) => prose`${part.one`${period(say.keeping, "dat")}`} ${part.two`b`}`',
  }),
  'a plural form missing': file({ es: good.es.replace('many: prose`b`, ', '') }),
  'a plural form of another language': file({
    en: '({ part, plural }) => prose`${part.one`${plural(1, { one: prose`a`, many: prose`b`, other: prose`c` })}`} ${part.two`b`}`',
  }),
  'a noun that an option lacks': file({}, nouns('maybe: "b"')),
  'a noun of no lexicon': file({ fr: good.fr.replace('w.yn', 'w.yesno') }),
  '&& in prose': file({
    en: '({ part, a }) => prose`${part.one`a`} ${part.two`b`} ${a.extra === "yes" && prose`c`}`',
  }),
  'a table cell missing': file({}, plain, 'records({ name: "A", open: "B" }, [{ name: prose`a` }]);'),
  'a country linked': file({ nl: good.nl.replace('say.contact_email', 'say.country') }),
};

test('the compiler rejects every deliberate mistake and accepts the clause without one', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clause-faults-'));
  const names = Object.keys(faults);
  writeFileSync(join(folder, 'good.ts'), file({}));
  names.forEach((name, i) => writeFileSync(join(folder, `fault-${i}.ts`), faults[name] ?? ''));
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const options = { noUnusedLocals: false, noUnusedParameters: false };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: options,
      include: ['*.ts'],
    }),
  );
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder, '--pretty', 'false'], {
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  const missed = names.filter(
    (_name, i) => !new RegExp(`fault-${i}\\.ts\\(\\d+,\\d+\\): error`).test(stdout),
  );
  expect(missed).toEqual([]);
  expect(stdout.split('\n').filter((line) => line.includes('good.ts'))).toEqual([]);
});
