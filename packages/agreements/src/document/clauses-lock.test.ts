import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { expect, test } from 'vitest';
import { clauseSyntax } from './testing/clause-syntax.ts';
import { forbiddenChanges, type LockLine, nextLock, readLock, writeLock } from './testing/clauses-lock.ts';

const source = join(import.meta.dirname, '..');
const lockFile = join(source, '..', 'clauses.lock');

function linesOf(file: string, text: string): LockLine[] {
  return clauseSyntax(file, text).map(({ id, language, version, canonical }) => ({
    id,
    language,
    version,
    hash: createHash('sha256').update(canonical).digest('hex').slice(0, 16),
  }));
}

function clauseFiles(): string[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' })
    .map((file) => file.split(sep).join('/'))
    .filter(
      (file) =>
        // Shared nouns and the catalogue's sentences are printed like the clauses themselves.
        /(?:^|\/)(?:clauses|shared-clauses|words)\/.*\.ts$|^vendors\/[a-z-]+-texts\.ts$/.test(file) &&
        !/\.test\.ts$|\/testing\//.test(file),
    )
    .sort();
}

const example = 'test-agreement/clauses/contact.ts';
const exampleText = readFileSync(join(source, example), 'utf8');

/** `CLAUSES_LOCK=write vitest run …/clauses-lock.test.ts` locks new clauses and raised versions. */
test('no clause changed without a new version, and all are locked', () => {
  const locked = existsSync(lockFile) ? readLock(readFileSync(lockFile, 'utf8')) : [];
  const now = clauseFiles().flatMap((file) => linesOf(file, readFileSync(join(source, file), 'utf8')));
  expect(forbiddenChanges(locked, now)).toEqual([]);
  expect(now.length).toBe(new Set(now.map(({ id, language }) => `${id} ${language}`)).size);
  const next = writeLock(nextLock(locked, now));
  if (process.env['CLAUSES_LOCK'] === 'write') writeFileSync(lockFile, next);
  expect(existsSync(lockFile) ? readFileSync(lockFile, 'utf8') : '').toBe(next);
});

test('a changed word changes the line of its language and no other', () => {
  const before = linesOf(example, exampleText);
  const after = linesOf(example, exampleText.replace('Verantwortlicher', 'Zuständig'));
  const changed = after.filter((line, i) => line.hash !== before[i]?.hash);
  expect(changed.map(({ language }) => language)).toEqual(['de']);
});

test('a changed noun that clauses share changes the line of its language', () => {
  const file = 'privacy-policy/words/legal-bases.ts';
  const text = readFileSync(join(source, file), 'utf8');
  const before = linesOf(file, text);
  const after = linesOf(file, text.replace('Ihre Einwilligung', 'Ihr Einverständnis'));
  expect(after.filter((line, i) => line.hash !== before[i]?.hash)).toEqual([
    expect.objectContaining({ id: 'privacy-policy/words/legal-bases', language: 'de' }),
  ]);
});

test('a changed head changes all lines', () => {
  const before = linesOf(example, exampleText);
  const after = linesOf(example, exampleText.replace("'gdpr-13-1-a'", "'gdpr-13-1-b'"));
  expect(after.filter((line, i) => line.hash !== before[i]?.hash)).toHaveLength(6);
});

test('a no-break space is a change, wrapping, comments, types and quotes are none', () => {
  const before = linesOf(example, exampleText);
  const rewrapped = exampleText
    .replace('Sie erreichen uns\n      unter', 'Sie\n      erreichen uns unter')
    .replace("id: 'test.contact'", 'id: "test.contact" /* same */')
    .replace('export const contact', 'export const contact: unknown');
  expect(rewrapped).not.toBe(exampleText);
  expect(linesOf(example, rewrapped)).toEqual(before);
  const bound = exampleText.replace('Unser Leitsatz', 'Unser\u00A0Leitsatz');
  expect(linesOf(example, bound)).not.toEqual(before);
});

test('a raised version alone keeps the words, and excuses changed ones', () => {
  const before = linesOf(example, exampleText);
  const words = exampleText.replace('Verantwortlicher', 'Zuständig');
  const raised = words.replace('version: 1', 'version: 2');
  expect(forbiddenChanges(before, linesOf(example, words))).toEqual([
    'test.contact changed in de: raise its version',
  ]);
  expect(forbiddenChanges(before, linesOf(example, raised))).toEqual([]);
  expect(linesOf(example, exampleText.replace('version: 1', 'version: 2')).map(({ hash }) => hash)).toEqual(
    before.map(({ hash }) => hash),
  );
});

test('an id of a removed clause never comes back', () => {
  const before = linesOf(example, exampleText);
  const retired = nextLock(before, []);
  expect(retired.every(({ hash }) => hash === 'retired')).toBe(true);
  expect(forbiddenChanges(retired, before)).toHaveLength(6);
});
