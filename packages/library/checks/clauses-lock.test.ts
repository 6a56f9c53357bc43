import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { isDraftLanguage } from '@clausewright/engine/document/draft-languages';
import { listsInCode } from '@clausewright/engine/document/check/texts-in-code';
import { clauseSyntax } from '@clausewright/engine/document/testing/clause-syntax';
import { textContent } from '@clausewright/engine/document/testing/text-content';
import {
  forbiddenChanges,
  type LockLine,
  nextLock,
  readLock,
  writeLock,
} from '@clausewright/engine/document/testing/clauses-lock';

const source = join(import.meta.dirname, '..');
const lockFile = join(source, 'clauses.lock');

const sixteen = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** A line for the code, and one for each text or list that it takes from the text files beside it; by language. */
function linesOf(file: string, code: string, texts: Readonly<Record<string, string>>): LockLine[] {
  const lines = clauseSyntax(nameOf(file), code).map(({ id, language, version, canonical }) => ({
    id,
    language,
    version,
    hash: sixteen(canonical),
  }));
  const [{ id, version } = { id: '', version: 0 }] = lines;
  const lists = isClause(file) ? undefined : listsInCode(file, code).map(({ name }) => name);
  if (lists?.length === 0) return lines;
  const words = Object.entries(texts).map(([language, text]) => ({
    id,
    language,
    version,
    hash: sixteen(textContent(text, lists)),
  }));
  return [...lines, ...words];
}

/** Modules are named without the folder that all types share. */
function nameOf(file: string): string {
  return file.replace(/^types\//, '');
}

function isClause(file: string): boolean {
  return file.endsWith('/clause.ts');
}

function textsBeside(file: string): Record<string, string> {
  const folder = dirname(join(source, file));
  return Object.fromEntries(
    readdirSync(folder)
      // Nobody was given a draft: its words may change without a new version.
      .filter((name) => name.endsWith('.md') && !isDraftLanguage(basename(name, '.md')))
      .map((name) => [basename(name, '.md'), readFileSync(join(folder, name), 'utf8')]),
  );
}

function clauseFiles(): string[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter(
      (file) =>
        // Shared nouns and the catalogue's sentences are printed like the clauses themselves.
        /\/(?:clauses|words)\/.*\.ts$|^vendors\/[a-z-]+-texts\.ts$/.test(file) &&
        !/\.test\.ts$|\/testing\//.test(file),
    )
    .sort();
}

const example = 'types/test/clauses/contact/clause.ts';
const exampleCode = readFileSync(join(source, example), 'utf8');
const exampleTexts = textsBeside(example);
const changedGerman = (from: string, to: string): Record<string, string> => {
  const de = exampleTexts['de']?.replace(from, to) ?? '';
  expect(de).not.toBe(exampleTexts['de']);
  return { ...exampleTexts, de };
};

/** `CLAUSES_LOCK=write vitest run …/clauses-lock.test.ts` locks new clauses and raised versions. */
test('no clause changes without a new version, and all are locked', () => {
  const lines = existsSync(lockFile) ? readLock(readFileSync(lockFile, 'utf8')) : [];
  const locked = lines.filter(({ language }) => !isDraftLanguage(language));
  const now = clauseFiles().flatMap((file) =>
    linesOf(file, readFileSync(join(source, file), 'utf8'), textsBeside(file)),
  );
  expect(forbiddenChanges(locked, now)).toEqual([]);
  const names = now.map(({ id, language }) => `${id} ${language}`);
  expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  const next = writeLock(nextLock(locked, now));
  if (process.env['CLAUSES_LOCK'] === 'write') writeFileSync(lockFile, next);
  expect(existsSync(lockFile) ? readFileSync(lockFile, 'utf8') : '').toBe(next);
});

test('changing a word changes only the lock line of its language', () => {
  const before = linesOf(example, exampleCode, exampleTexts);
  const after = linesOf(example, exampleCode, changedGerman('Verantwortlicher', 'Zuständig'));
  const changed = after.filter((line, i) => line.hash !== before[i]?.hash);
  expect(changed.map(({ language }) => language)).toEqual(['de']);
});

test('changing a shared noun changes the lock line of its list in that language', () => {
  const [bases, forms] = ['legal-bases', 'forms'].map((name) => `types/privacy-policy/words/${name}.ts`) as [
    string,
    string,
  ];
  const texts = textsBeside(bases);
  const changed = { ...texts, de: texts['de']?.replace('Ihre Einwilligung', 'Ihr Einverständnis') ?? '' };
  expect(changed.de).not.toBe(texts['de']);
  const changes = (file: string) => {
    const code = readFileSync(join(source, file), 'utf8');
    const before = linesOf(file, code, texts);
    return linesOf(file, code, changed).filter((line, i) => line.hash !== before[i]?.hash);
  };
  expect(changes(bases)).toEqual([
    expect.objectContaining({ id: 'privacy-policy/words/legal-bases', language: 'de' }),
  ]);
  expect(changes(forms)).toEqual([]);
});

test('changing a head changes the lock line of the code', () => {
  const before = linesOf(example, exampleCode, exampleTexts);
  const after = linesOf(example, exampleCode.replace("'gdpr-13-1-a'", "'gdpr-13-1-b'"), exampleTexts);
  const changed = after.filter((line, i) => line.hash !== before[i]?.hash);
  expect(changed.map(({ language }) => language)).toEqual(['*']);
});

test('non-breaking spaces and options count as changes; line endings, notes, types and quotes do not', () => {
  const before = linesOf(example, exampleCode, exampleTexts);
  const code = exampleCode
    .replace("id: 'test.contact'", 'id: "test.contact" /* same */')
    .replace('export const contact', 'export const contact: unknown');
  expect(code).not.toBe(exampleCode);
  const wrapped = changedGerman('Sie erreichen uns unter', '<!-- a note -->Sie erreichen\nuns unter');
  expect(linesOf(example, code, wrapped)).toEqual(before);
  const changes = [
    ['Unser Leitsatz', 'Unser\u00A0Leitsatz'],
    ['{contact_email mailto}', '{contact_email}'],
    ['{country country}', '{#test.data}'],
  ] as const;
  for (const [from, to] of changes) {
    expect(linesOf(example, exampleCode, changedGerman(from, to))).not.toEqual(before);
  }
});

test('raising only the version keeps the words, and permits changed ones', () => {
  const before = linesOf(example, exampleCode, exampleTexts);
  const words = changedGerman('Verantwortlicher', 'Zuständig');
  const raised = exampleCode.replace('version: 1', 'version: 2');
  expect(forbiddenChanges(before, linesOf(example, exampleCode, words))).toEqual([
    'test.contact changed in de: raise its version',
  ]);
  expect(forbiddenChanges(before, linesOf(example, raised, words))).toEqual([]);
  expect(linesOf(example, raised, exampleTexts).map(({ hash }) => hash)).toEqual(
    before.map(({ hash }) => hash),
  );
});

test('the id of a removed clause is never reused', () => {
  const before = linesOf(example, exampleCode, exampleTexts);
  const retired = nextLock(before, []);
  expect(retired.every(({ hash }) => hash === 'retired')).toBe(true);
  expect(forbiddenChanges(retired, before)).toHaveLength(7);
});
