import { createHash, randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { loadConfig } from './config.ts';
import type { Settings } from './config-fields.ts';
import { secretFaults } from './config-secrets.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://app@db.example/clausewright',
  PUBLIC_URL: 'https://app.example',
  DOCUMENTS_URL: 'https://docs.example',
  CONSENT_URL: 'https://consent.example',
  SMTP_URL: 'smtps://mail.example',
  SECRET_KEY: randomBytes(32).toString('base64url'),
  OPERATOR_LEGAL_NAME: 'Example Ltd',
  OPERATOR_ADDRESS: '1 Street, Town',
  OPERATOR_EMAIL: 'help@example.com',
  OPERATOR_COUNTRY: 'NL',
};

function faults(environment: Record<string, string>): readonly string[] {
  const loaded = loadConfig({ ...production, ...environment });
  return loaded.ok ? [] : loaded.faults;
}

test.each([
  ['one letter', 'x'.repeat(64)],
  ['two in turn', 'ab'.repeat(16)],
  ['a row of signs again and again', '0123456789abcdef'.repeat(2)],
  ['words of an example', 'change-me-to-32-random-characters'],
  ['words that say what it is', 'this is the SECRET key of my shop'],
  ['the name of the product', 'Clausewright-2026-on-my-server-01'],
])('production does not start with %s for a secret, and does not repeat it', (_, secret) => {
  const [fault = '', ...others] = faults({ SECRET_KEY: secret });
  expect([fault.split(':')[0], others]).toEqual(['SECRET_KEY', []]);
  expect(fault).not.toContain(secret);
});

test('production does not start with an example password in a URL', () => {
  for (const password of ['postgres', 'app', 'changeme', 'Passw0rd', '12345678', 'ch%61ngeme']) {
    expect(faults({ DATABASE_URL: `postgres://app:${password}@db.example/x` })).toEqual([
      'DATABASE_URL: its password is a sample',
    ]);
  }
  expect(faults({ SMTP_URL: 'smtps://mail:secret@mail.example' })).toHaveLength(1);
  expect(faults({ DATABASE_OWNER_URL: 'postgres://owner:owner@db.example/x' })).toHaveLength(1);
});

test('production does not start with a provider’s test key, unless test payments are enabled', () => {
  const stripe = {
    STRIPE_SECRET_KEY: 'sk_test_51Hx',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_51Hx',
    STRIPE_WEBHOOK_SECRET: 'whsec_1',
  };
  expect(faults(stripe)).toHaveLength(1);
  expect(faults({ ...stripe, ALLOW_SANDBOX_PAYMENTS: '1' })).toEqual([]);
});

test('accepts a long random password even if it starts like a sample', () => {
  for (const password of ['1234c0de9f27ab316e5d8840', 'QwertyVn3kT0z8Lr5bXc', 'h2Passw9Lk0vT7mZq4Xe']) {
    expect(faults({ SMTP_URL: `smtps://app:${password}@mail.example` })).toEqual([]);
  }
});

test('accepts random secrets in any notation', () => {
  expect(faults({})).toEqual([]);
  for (let round = 0; round < 2000; round += 1) {
    // The same bytes in every run: among truly random ones a sample would turn up now and then.
    const bytes = createHash('sha256').update(`${round}`).digest();
    for (const secret of [bytes.toString('base64'), bytes.toString('base64url'), bytes.toString('hex')]) {
      const url = `smtps://app:${encodeURIComponent(secret.slice(0, 24))}@mail.example`;
      expect(secretFaults({ SECRET_KEY: secret, SMTP_URL: url } as Settings)).toEqual([]);
    }
  }
});

test('outside production any value is accepted', () => {
  const loaded = loadConfig({ SECRET_KEY: 'x'.repeat(32), STRIPE_SECRET_KEY: '' });
  expect(loaded.ok).toBe(true);
});
