import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { outline } from '../types/test/outline.ts';
import { testQuestionnaire } from '../types/test/questionnaire.ts';
import { readText } from '@clausewright/engine/document/text-file';
import { outlineFaults, questionKinds } from '@clausewright/engine/document/check/clause-faults';
import { textFaults } from '@clausewright/engine/document/check/text-faults';
import { textsInCode } from '@clausewright/engine/document/check/texts-in-code';

const folder = join(import.meta.dirname, '../types/test/clauses/contact');
const clause = outline.clauses.find(({ id }) => id === 'test.contact');
if (clause === undefined) throw new Error('the TEST type lost its clauses');
const sections = new Map(
  outline.clauses.flatMap(({ id, written }) => (written ? [[id, written.files]] : [])),
);
const code = textsInCode('clause.ts', readFileSync(join(folder, 'clause.ts'), 'utf8'));
const known = { questions: questionKinds(testQuestionnaire), sections, code, nouns: [], source: undefined };

function faultsOf(language: 'de' | 'es', from: string, to: string): string[] {
  const text = readFileSync(join(folder, `${language}.md`), 'utf8');
  expect(text).toContain(from);
  try {
    return textFaults(clause as never, language, readText(`${language}.md`, text.replace(from, to)), known);
  } catch (error) {
    return [(error as Error).message];
  }
}

test('the current texts of the type have no errors', () => {
  expect(outlineFaults(outline, testQuestionnaire, new Map())).toEqual([]);
});

test.each([
  ['{who: Ver', '{whom: Ver', 'de.md:3:1 {whom: …} is no part of test.contact; did you mean who?'],
  [
    '**{owner}**',
    '**{ownr}**',
    'de.md:3:30 {ownr} is neither a value of test.contact nor a question; did you mean owner?',
  ],
  [
    '{country country}',
    '{country cuntry}',
    'de.md:3:41 "cuntry" is no way to print country; did you mean country?',
  ],
  [
    '{country country}',
    '{country}',
    'de.md:3:41 country is an answer of the kind "country": print it as {country country}',
  ],
  [
    '{country country}',
    '{store}',
    'de.md:3:41 an answer of the kind "choice" is put into words by a value of the clause',
  ],
  ['{country country}', '{keeping period}', 'de.md:3:41 {keeping period} needs its case: nom, akk, dat, gen'],
  ['{country country}', '{#test.dat}', 'de.md:3:41 {#test.dat} names no section; did you mean test.data?'],
  ['## Kontakt', '#### Kontakt', 'Clause wording holds a heading that is not ## or ###'],
  ['{store_name}.}', '{store_name}.', 'de.md:6:1 the part {store: … is never closed by }'],
  ['{store_name}.}', '{store_name}.}}', 'de.md:6:43 a } that closes nothing'],
  ['{where: Dieser', '{where Dieser', 'de.md:5:1 {where … is neither {where: words} nor {where option}'],
  ['{where: Dieser', '{: Dieser', 'de.md:5:1 after { comes a name'],
  ['{bavaria: ', '{store: ', 'the part bavaria of test.contact has no words'],
  ['one = arbeitet {people number} Mensch\n', '', '"# workers" lacks the form "one"'],
  ['# workers', '# worker', 'nothing prints "# worker"'],
  ['# workers', '# worker', '"# workers" is missing'],
  ['# workers', '# note\nEin Satz.\n\n# workers', 'nothing prints "# note"'],
] as const)('%j as %j: %s', (from, to, message) => {
  const faults = faultsOf('de', from, to);
  expect(faults.filter((fault) => fault.includes(message))).not.toEqual([]);
});

test('a case prints nothing in a language without cases', () => {
  expect(faultsOf('es', '{people number}', '{keeping period dat}')[0]).toContain('"dat" says nothing here');
});

test('a plural has the forms of its language', () => {
  const text = readFileSync(join(folder, 'es.md'), 'utf8');
  const many = /many = .*\n/.exec(text)?.[0] ?? '';
  expect(faultsOf('es', many, '')[0]).toContain('"# workers" lacks the form "many"');
});
