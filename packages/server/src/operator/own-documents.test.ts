import { ownDocumentPath, type OwnDocumentType, ownDocumentTypes } from '@clausewright/library/operator';
import { languages } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { type Config, loadConfig } from '../platform/config/config.ts';
import { testServer } from '../platform/http/testing/test-server.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { openDocuments } from './own-documents.ts';
import { serveOwnDocuments } from './routes.ts';
import { germanOperator, operatorConfig } from './testing/german-operator.ts';

const database = useTestDatabase();

const titles: Readonly<Record<OwnDocumentType, readonly string[]>> = {
  PRIVACY_POLICY: [
    'Datenschutzerklärung',
    'Privacy Policy',
    'Política de privacidad',
    'Politique de confidentialité',
    'Informativa sulla privacy',
    'Privacyverklaring',
  ],
  COOKIES_POLICY: [
    'Cookie-Hinweise',
    'Cookies Policy',
    'Política de cookies',
    'Politique relative aux cookies et autres traceurs',
    'Informativa sui cookie',
    'Cookieverklaring',
  ],
  TERMS_CONDITIONS: [
    'Nutzungsbedingungen',
    'Terms of Use',
    'Condiciones de uso',
    'Conditions générales d’utilisation',
    'Condizioni generali d’uso',
    'Gebruiksvoorwaarden',
  ],
  RETURN_REFUND_POLICY: [
    'Kündigung, Widerruf und Erstattung',
    'Refund Policy',
    'Política de reembolsos',
    'Politique de remboursement',
    'Recesso, disdetta e rimborsi',
    'Opzeggen, herroepen en terugbetalen',
  ],
  DISCLAIMER: [
    'Hinweise zu Inhalten und Haftung',
    'Disclaimer',
    'Exención de responsabilidad',
    'Avertissement',
    'Avvertenze',
    'Disclaimer',
  ],
  IMPRINT: ['Impressum', 'Legal notice', 'Aviso legal', 'Mentions légales', 'Note legali', 'Colofon'],
};

function serverOf(config: Config) {
  return testServer({ addRoutes: (app) => serveOwnDocuments(app, { ...config, db: database.db }) });
}

test('every document is complete at its URL in every language', async () => {
  await using server = await serverOf(operatorConfig());
  for (const type of ownDocumentTypes) {
    for (const [index, language] of languages.entries()) {
      const url = `${ownDocumentPath(type)}/${language}`;
      const { statusCode, headers, body } = await server.app.inject(url);
      expect(statusCode, url).toBe(200);
      expect(headers['content-language'], url).toBe(language);
      expect(body, url).toContain(`<html lang="${language}">`);
      expect(/<h1[^>]*>([^<]*)/.exec(body)?.[1], url).toBe(titles[type][index]);
      expect(body, url).toContain('Paragraf Werk GmbH');
      expect(body, url).not.toMatch(/\[•\]|undefined|\[object|<script/);
      expect(headers['content-security-policy'], url).not.toContain('script-src');
      for (const other of languages) expect(body, url).toContain(`${ownDocumentPath(type)}/${other}`);
    }
  }
});

test('without a language the URL uses the reader’s, and supports conditional requests', async () => {
  await using server = await serverOf(operatorConfig());
  for (const type of ownDocumentTypes) {
    const url = ownDocumentPath(type);
    const german = await server.app.inject({ url, headers: { 'accept-language': 'de' } });
    expect(german.headers['content-language']).toBe('de');
    const again = await server.app.inject({
      url: `${url}/de`,
      headers: { 'if-none-match': String(german.headers['etag']) },
    });
    expect(again.statusCode).toBe(304);
    expect((await server.app.inject(`${url}/xx`)).statusCode).not.toBe(200);
  }
});

test('missing operator settings are requested, and nothing is served incomplete', async () => {
  expect(openDocuments(operatorConfig())).toEqual([]);
  const open = operatorConfig({ OPERATOR_ANSWERS: '' });
  expect(openDocuments(open)).toEqual([
    'no terms conditions, return refund policy of its own: withdrawal_url in OPERATOR_ANSWERS missing (docs/configuration.md)',
    'no imprint of its own: provider_representatives in OPERATOR_ANSWERS missing (docs/configuration.md)',
  ]);
  await using server = await serverOf(open);
  expect((await server.app.inject('/legal/terms-conditions/en')).statusCode).not.toBe(200);
  expect((await server.app.inject('/legal/disclaimer/en')).statusCode).toBe(200);

  const nobody = operatorConfig({ OPERATOR_LEGAL_NAME: '' });
  expect(openDocuments(nobody)).toHaveLength(1);
  expect(openDocuments(nobody).join()).toContain('OPERATOR_LEGAL_NAME missing');
  await using empty = await serverOf(nobody);
  for (const type of ownDocumentTypes) {
    expect((await empty.app.inject(ownDocumentPath(type))).statusCode).not.toBe(200);
  }
});

test('an imprint that says nothing of a register or a telephone is served, and the operator is told', async () => {
  const silent = operatorConfig({
    OPERATOR_TERMS_URL: 'https://paragraf.example/agb',
    OPERATOR_REFUNDS_URL: 'https://paragraf.example/erstattung',
    OPERATOR_ANSWERS: '{"provider_representatives":"Eva Berger"}',
  });
  expect(openDocuments(silent)).toEqual([
    'no reg_number, contact_phone, eu_adr in the imprint of its own: OPERATOR_ANSWERS takes them, empty where there is none (docs/configuration.md)',
  ]);
  await using server = await serverOf(silent);
  const { body } = await server.app.inject('/legal/imprint/de');
  expect(body).toContain('Eva Berger');
  expect(body).not.toMatch(/HRB|Telefon|Umsatzsteuer|Streitbeilegung/);
});

test('where no law asks for an imprint there is none, and nobody misses it', async () => {
  const config = operatorConfig({ OPERATOR_COUNTRY: 'US', OPERATOR_STATE: 'US_CA', OPERATOR_ANSWERS: '' });
  expect(openDocuments(config).join()).not.toContain('imprint');
  await using server = await serverOf(config);
  expect((await server.app.inject('/legal/imprint/en')).statusCode).not.toBe(200);
});

test('a document hosted elsewhere is not served here', async () => {
  const config = operatorConfig({ OPERATOR_TERMS_URL: 'https://paragraf.example/agb' });
  expect(openDocuments(config)).toEqual([]);
  await using server = await serverOf(config);
  expect((await server.app.inject('/legal/terms-conditions/en')).statusCode).not.toBe(200);
  expect((await server.app.inject('/legal/disclaimer/en')).body).toContain('https://paragraf.example/agb');
});

test('names the configured payment providers', async () => {
  const keys = {
    STRIPE_SECRET_KEY: 'sk_live_1',
    STRIPE_PUBLISHABLE_KEY: 'pk_live_1',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  await using server = await serverOf(operatorConfig(keys));
  for (const path of ['privacy-policy', 'terms-conditions']) {
    expect((await server.app.inject(`/legal/${path}/en`)).body).toContain('Stripe');
  }
});

test('an invalid answer prevents the start', () => {
  for (const [answers, fault] of [
    ['{"withdrawal_url":"none"}', 'OPERATOR_ANSWERS: withdrawal_url: not-an-url'],
    ['{"color":"red"}', 'OPERATOR_ANSWERS: color: unknown-question'],
  ] as const) {
    expect(loadConfig({ ...germanOperator, OPERATOR_ANSWERS: answers })).toEqual({
      ok: false,
      faults: [fault],
    });
  }
  expect(loadConfig({ ...germanOperator, OPERATOR_ANSWERS: '{' })).toMatchObject({ ok: false });
});
