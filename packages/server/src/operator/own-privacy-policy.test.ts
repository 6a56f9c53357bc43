import { listCountries, languages, states } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { loadConfig, type Config } from '../config.ts';
import { testServer } from '../http/testing/test-server.ts';
import { ownPrivacyPolicy } from './own-privacy-policy.ts';
import { serveOwnDocuments } from './routes.ts';

const operator = {
  OPERATOR_NAME: 'Paragraf',
  OPERATOR_LEGAL_NAME: 'Paragraf Werk GmbH',
  OPERATOR_ADDRESS: 'Kaiserstraße 5\n80331 München',
  OPERATOR_EMAIL: 'hilfe@paragraf.example',
  OPERATOR_COUNTRY: 'DE',
  OPERATOR_STATE: 'DE_BY',
};

function configured(environment: Record<string, string> = {}): Config {
  const loaded = loadConfig({ ...operator, ...environment });
  if (!loaded.ok) throw new Error(loaded.faults.join());
  return loaded.config;
}

test.each(['OPERATOR_LEGAL_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL'])(
  'without %s there is no controller to name, and no policy',
  async (missing) => {
    const config = configured({ [missing]: '' });
    expect(ownPrivacyPolicy(config)).toBeNull();
    await using server = await testServer({ addRoutes: (app) => serveOwnDocuments(app, config) });
    expect((await server.app.inject('/legal/privacy-policy')).statusCode).not.toBe(200);
  },
);

test('wherever the operator sits, the wizard has nothing left to ask, and every language is written', () => {
  for (const { value: country } of listCountries('en')) {
    const [state] = Object.hasOwn(states, country) ? states[country as keyof typeof states] : [];
    const config = configured({ OPERATOR_COUNTRY: country, OPERATOR_STATE: state?.[0] ?? '' });
    const documents = ownPrivacyPolicy(config);
    expect([...(documents?.keys() ?? [])], country).toEqual([...languages]);
    expect(JSON.stringify(documents?.get('en')), country).toContain('Paragraf Werk GmbH');
  }
});

test('the page speaks the language of its reader and needs no script', async () => {
  await using server = await testServer({ addRoutes: (app) => serveOwnDocuments(app, configured()) });
  const german = await server.app.inject({
    url: '/legal/privacy-policy',
    headers: { 'accept-language': 'de' },
  });
  expect(german.statusCode).toBe(200);
  expect(german.headers['content-language']).toBe('de');
  expect(german.body).toContain('<html lang="de">');
  expect(german.body).toContain('Paragraf Werk GmbH');
  expect(german.body).not.toContain('<script');
  expect(german.headers['content-security-policy']).not.toContain('script-src');
  const dutch = await server.app.inject('/legal/privacy-policy/nl');
  expect(dutch.body).toContain('<html lang="nl">');
  const again = await server.app.inject({
    url: '/legal/privacy-policy/nl',
    headers: { 'if-none-match': String(dutch.headers['etag']) },
  });
  expect(again.statusCode).toBe(304);
  expect((await server.app.inject('/legal/privacy-policy/xx')).statusCode).not.toBe(200);
});
