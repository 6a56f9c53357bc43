import type { Plain } from '@clausewright/engine/document/tree';
import { type Language, languages } from '@clausewright/contract';
import { expect, test } from 'vitest';
import type { Config } from '../platform/config/config.ts';
import { checkDatabase } from '../operations/doctor/check-database.ts';
import { testServer } from '../platform/http/testing/test-server.ts';
import { fakeClock } from '../testing/fake-clock.ts';
import { operatorConfig } from './testing/german-operator.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { findPrescribed } from '../documents/prescribed-wording/prescribed-texts.ts';
import { releaseWording } from '../documents/release-gate/release-wording.ts';
import { serveOwnDocuments } from './routes.ts';
import { languageFor, shownLanguages } from './shown-languages.ts';
import { soldTerms, type SoldTerms } from './sold-terms.ts';

const database = useTestDatabase();
const now = new Date('2026-11-22T10:00:00Z');
const refunds = '/legal/return-refund-policy';

function sellerIn(mode: Config['mode']): Config {
  return { ...operatorConfig(), mode };
}

const serverOf = (config: Config) =>
  testServer({ addRoutes: (app) => serveOwnDocuments(app, { ...config, db: database.db }) });

const seller = sellerIn('production');
/** What the operator would release who compared the Italian model instructions. */
const italian = ['crd-annex-ia-point-3', 'crd-annex-ia', 'crd-annex-ib'];

test('in production a language with unverified wording falls back to English, which says so', async () => {
  await using server = await serverOf(seller);
  const read = (language: string) => server.app.inject(`${refunds}/${language}`);
  const german = await read('de');
  expect(german.headers['content-language']).toBe('de');
  expect(german.body).not.toContain('zurzeit nicht');
  expect(german.body).not.toContain(`${refunds}/it`);

  const instead = await read('it');
  expect(instead.statusCode).toBe(200);
  expect(instead.headers['content-language']).toBe('en');
  expect(instead.body).toContain('<html lang="en">');
  expect(instead.body).toContain(
    '<p class="meta" lang="it"><strong>Al momento questo documento non è disponibile in italiano; lo sta leggendo in inglese.',
  );
  expect(instead.body).not.toContain('Istruzioni');

  const { mode, publicUrl, documentsUrl } = seller;
  const ports = {
    db: database.db,
    mode,
    publicUrl,
    documentsUrl,
    enqueue: async () => {},
    secret: new Uint8Array(32),
    operatorName: 'Paragraf',
  };
  const named = italian.map((id) => ({ id, language: 'it' }));
  await releaseWording(ports, { named, comparedWith: 'GU L 304 del 22.11.2011', now });
  expect((await read('it')).headers['content-language']).toBe('it');
  expect((await read('de')).body).toContain(`${refunds}/it`);
});

test('buyers are told the displayed language', async () => {
  const languagesOf = async (terms: SoldTerms, wanted: Language) =>
    (await terms(database.db, wanted)).own.map(({ language }) => language);
  const terms = soldTerms(seller);
  // The terms refer to the return policy, whose instructions nobody compared in Dutch.
  expect(await languagesOf(terms, 'nl')).toEqual(['nl', 'en']);
  expect(await languagesOf(terms, 'de')).toEqual(['de', 'de']);
  expect(await languagesOf(soldTerms(sellerIn('standalone')), 'nl')).toEqual(['nl', 'nl']);
});

test('tells the operator which language waits for which text', async () => {
  const check = async (config: Config) => {
    const found = await checkDatabase({ config, database: database.open, clock: fakeClock() });
    return found.find(({ about }) => about === 'own documents');
  };
  expect(await check(seller)).toEqual({
    state: 'warn',
    about: 'own documents',
    told: expect.stringContaining('return refund policy in nl: crd-annex-ia-point-3, crd-annex-ia'),
  });
  expect(await check(sellerIn('standalone'))).toMatchObject({ state: 'ok' });
});

test('English stays when every language waits, since an operator needs the document', async () => {
  const text = findPrescribed('crd-annex-ia', 'nl');
  if (text === undefined) throw new Error('no such text');
  const tree: Plain = { type: 'root', title: '', language: 'en', children: [] };
  const texts = new Map(languages.map((language) => [language, { text: tree, carried: [text] }]));
  const shown = await shownLanguages({ db: database.db, mode: 'production' }, { texts });
  expect(shown).toEqual({ languages: ['en'], held: expect.arrayContaining([text]) });
  expect(languageFor('fr', shown.languages)).toBe('en');
});
