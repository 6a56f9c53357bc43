import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languages } from '@clausewright/contract/languages';
import { lawCatalogueVersion } from '../clauses.ts';
import { changedClauses, changedLaws, libraryVersion, reasonFor, computeVersion } from './library-changes.ts';
import { type LibraryChange, libraryChanges } from './library-changes-list.ts';
import { type LockLine, readLock } from '@clausewright/engine/document/testing/clauses-lock';

/** Steps of versions for which no entry gives a reason: `id version`. */
function unexplained(lines: readonly LockLine[], changes: readonly LibraryChange[]): string[] {
  const given = new Set(
    changes.flatMap(({ clauses }) => Object.entries(clauses ?? {}).map(([id, to]) => `${id} ${to}`)),
  );
  const steps = lines
    .filter(({ hash }) => hash !== 'retired')
    .flatMap(({ id, version }) =>
      Array.from({ length: Math.max(version - 1, 0) }, (_, index) => `${id} ${index + 2}`),
    );
  return [...new Set(steps)].filter((step) => !given.has(step));
}

const lock = readLock(readFileSync(join(import.meta.dirname, '../clauses.lock'), 'utf8'));
const reason = { de: 'Neu', en: 'New', es: 'Nuevo', fr: 'Nouveau', it: 'Nuovo', nl: 'Nieuw' };

test('every raised clause version has a reason', () => {
  expect(lock.some(({ version }) => version > 1)).toBe(true);
  expect(unexplained(lock, libraryChanges)).toEqual([]);
});

test('detects each missing step', () => {
  const line = { id: 'pp.contact', language: 'de', version: 4, hash: 'ab' };
  const lines = [line, { ...line, language: 'en' }, { ...line, id: 'pp.gone', hash: 'retired' }];
  expect(unexplained(lines, [])).toEqual(['pp.contact 2', 'pp.contact 3', 'pp.contact 4']);
  const entries = [2, 4].map((version) => ({ on: '2026-12-01', clauses: { 'pp.contact': version }, reason }));
  expect(unexplained(lines, entries)).toEqual(['pp.contact 3']);
  for (const [index, change] of libraryChanges.entries())
    if (change.clauses) expect(unexplained(lock, libraryChanges.toSpliced(index, 1))).not.toEqual([]);
});

test('the current law catalogue is the latest one with a reason', () => {
  expect(libraryChanges.findLast((change) => change.lawCatalogue !== undefined)?.lawCatalogue).toBe(
    lawCatalogueVersion,
  );
});

test('entries are in order, and a language without a reason gets the generic revision text', () => {
  const days = libraryChanges.map(({ on }) => on);
  expect(days).toEqual(days.toSorted());
  for (const change of [...libraryChanges, null]) {
    const said = languages.map((language) => reasonFor(change, language));
    expect(new Set(said).size).toBe(languages.length);
    for (const sentence of said) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  }
  for (const { on } of libraryChanges) expect(on).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
  const english: LibraryChange = { on: '2026-12-01', reason: { en: 'New.' } };
  expect(reasonFor(english, 'en')).toBe('New.');
  expect(reasonFor(english, 'fr')).toBe('La rédaction d’une clause a été révisée.');
});

test('lists the newer clauses of a document with the latest reason', () => {
  expect(changedClauses('TEST', { 'test.branches': 2, 'test.contact': 1 })).toEqual([]);
  expect(changedClauses('TEST', { 'test.branches': 3, 'test.unknown': 1 })).toEqual([]);
  const [changed, ...rest] = changedClauses('TEST', { head: 1, 'test.branches': 1, 'test.contact': 1 });
  expect(rest).toEqual([]);
  expect(changed).toMatchObject({ id: 'test.branches', from: 1, to: 2 });
  expect(reasonFor(changed?.change, 'nl')).toBe('Gesloten vestigingen worden nu zonder ruimtes vermeld.');
  const [silent] = changedClauses('TEST', { 'test.branches': 1 }, []);
  expect(reasonFor(silent?.change, 'en')).toBe('The wording of a clause was revised.');
  const later = { on: '2026-12-01', clauses: { 'test.branches': 2 }, reason };
  const [newest] = changedClauses('TEST', { 'test.branches': 1 }, [...libraryChanges, later]);
  expect(reasonFor(newest?.change, 'fr')).toBe('Nouveau');
});

test('laws changed after an edition come with the latest reason', () => {
  const edition = (lawCatalogue: string, laws: string[]) => ({
    on: lawCatalogue,
    lawCatalogue,
    laws,
    reason,
  });
  const changes = [edition('2026-12-01', ['gdpr']), edition('2027-01-01', ['gdpr', 'ccpa'])];
  const ids = (since: string) => changedLaws(since, changes).map(({ id, change }) => `${id} ${change.on}`);
  expect(ids('2026-11-21')).toEqual(['gdpr 2027-01-01', 'ccpa 2027-01-01']);
  expect(ids('2026-12-01')).toEqual(['gdpr 2027-01-01', 'ccpa 2027-01-01']);
  expect(ids('2027-01-01')).toEqual([]);
  expect(changedLaws(lawCatalogueVersion)).toEqual([]);
});

test('the library version is short, stable, and changes with any content', () => {
  const named = (day: string) => libraryVersion(new Date(`${day}T12:00:00Z`));
  expect(named('2026-12-31')).toMatch(/^[0-9a-f]{16}$/u);
  expect(named('2026-12-30')).toBe(named('2026-12-31'));
  // Oklahoma and Louisiana begin.
  expect(named('2027-01-01')).not.toBe(named('2026-12-31'));
  const libraries = Array.from({ length: 2000 }, (_, n) => ({
    clauses: [`PP pp.contact ${n}`, 'PP pp.rights 1'],
  }));
  expect(new Set(libraries.map(computeVersion)).size).toBe(libraries.length);
});
