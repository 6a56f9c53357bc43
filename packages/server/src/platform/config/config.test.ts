import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rootCertificates } from 'node:tls';
import { afterAll, expect, test } from 'vitest';
import { loadConfig, printedConfig, productionFaults, withPort } from './config.ts';
import { fields } from './config-fields.ts';

const folder = mkdtempSync(join(tmpdir(), 'clausewright-config-'));
afterAll(() => rmSync(folder, { recursive: true }));

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://app@db.example/clausewright',
  PUBLIC_URL: 'https://app.example',
  DOCUMENTS_URL: 'https://docs.example',
  CONSENT_URL: 'https://consent.example',
  SMTP_URL: 'smtps://user:kV3pTq8Z@mail.example',
  SECRET_KEY: 'kV3pTq8ZbW1nYd6RfJ0xLg5HsMc9UeA2',
  OPERATOR_LEGAL_NAME: 'Example Ltd',
  OPERATOR_ADDRESS: '1 Street, Town',
  OPERATOR_EMAIL: 'help@example.com',
  OPERATOR_COUNTRY: 'NL',
};

function load(environment: Record<string, string>) {
  const loaded = loadConfig(environment);
  if (!loaded.ok) throw new Error(loaded.faults.join('\n'));
  return loaded.config;
}

function faults(environment: Record<string, string>): readonly string[] {
  const loaded = loadConfig(environment);
  return loaded.ok ? [] : loaded.faults;
}

test('without settings it is standalone on port 3000 with the embedded database', () => {
  const config = load({});
  expect(config).toMatchObject({
    mode: 'standalone',
    port: 3000,
    publicUrl: 'http://localhost:3000',
    documentsUrl: 'http://localhost:3000',
    currency: 'EUR',
    uiLanguages: ['en', 'de', 'es', 'fr', 'it', 'nl'],
    operator: { copyrightYears: '2012 to 2025' },
  });
  expect(config.database).toEqual({ kind: 'embedded', dataDir: config.dataDir });
});

test('a time stamping authority is reached by https, by http with known certificates, or on this machine', () => {
  const clear = 'http://stamps.example/tsr';
  expect(load({}).timestamps).toEqual({ url: undefined, anchors: [] });
  for (const url of ['https://stamps.example/tsr', 'http://localhost:9999/', 'http://127.0.0.1:9999/tsr'])
    expect(load({ TIMESTAMP_URL: url }).timestamps.url).toBe(url);
  expect(faults({ TIMESTAMP_URL: clear })).toEqual([expect.stringContaining('http needs TIMESTAMP_CA')]);
  for (const url of ['ftp://stamps.example', 'https://me:word@stamps.example', 'stamps.example'])
    expect(faults({ TIMESTAMP_URL: url })).toEqual([expect.stringMatching(/^TIMESTAMP_URL: /)]);
  const file = join(folder, 'authorities.pem');
  writeFileSync(file, `Root of somebody\n${rootCertificates[0]}\n${rootCertificates[1]}\n`);
  const known = load({ TIMESTAMP_URL: clear, TIMESTAMP_CA_FILE: file });
  expect(known.timestamps).toMatchObject({ url: clear, anchors: { length: 2 } });
  expect(faults({ TIMESTAMP_CA: '/etc/ssl/root.pem' })).toEqual([
    'TIMESTAMP_CA: contains no PEM certificates',
  ]);
});

test('reports every error at once, and never repeats the value', () => {
  const found = faults({
    PORT: 'secret1',
    CURRENCY: 'secret2',
    LIMIT_NEW: 'secret3',
    UI_LANGUAGES: 'de,secret4',
  });
  expect(found.map((fault) => fault.split(':')[0])).toEqual([
    'PORT',
    'UI_LANGUAGES',
    'CURRENCY',
    'LIMIT_NEW',
  ]);
  expect(found.join()).not.toContain('secret');
});

test('accepts production with everything it needs', () => {
  expect(load(production)).toMatchObject({
    mode: 'production',
    database: { kind: 'postgres', url: production.DATABASE_URL },
  });
});

test.each(Object.keys(production).filter((name) => name !== 'NODE_ENV'))('production requires %s', (name) => {
  const { [name]: _left, ...rest }: Record<string, string> = production;
  expect(faults(rest)).toEqual([`${name}: required in production`]);
});

test('production rejects failpoints and identical origins', () => {
  const found = faults({ ...production, CONSENT_URL: 'https://app.example', FAILPOINT: 'paid:kill' });
  expect(found).toHaveLength(2);
  expect(found[0]).toMatch(/three different origins/);
  expect(found[1]).toMatch(/^FAILPOINT/);
});

test('roles can be split only with a shared database', () => {
  expect(load({ ROLE: 'worker', DATABASE_URL: production.DATABASE_URL }).role).toBe('worker');
  expect(faults({ ROLE: 'web' })).toEqual([expect.stringMatching(/^ROLE: one process/)]);
  expect(load({ ROLE: 'consent', DATABASE_URL: production.DATABASE_URL }).role).toBe('consent');
});

test('the actual port replaces 0 in every derived URL, and in no other', () => {
  const found = withPort(load({ PORT: '0', DOCUMENTS_URL: 'https://docs.example' }), 4711);
  expect(found).toMatchObject({
    port: 4711,
    publicUrl: 'http://localhost:4711',
    documentsUrl: 'https://docs.example',
    consentUrl: 'http://localhost:4711',
  });
});

test('a secret may come from a file, but not twice', () => {
  const file = join(folder, 'smtp');
  writeFileSync(file, 'smtp://mail.example\n');
  expect(load({ SMTP_URL_FILE: file }).smtpUrl).toBe('smtp://mail.example');
  expect(faults({ SMTP_URL_FILE: file, SMTP_URL: 'smtp://other.example' })).toHaveLength(1);
  expect(faults({ SMTP_URL_FILE: join(folder, 'absent') })).toEqual([
    'SMTP_URL_FILE: the file cannot be read',
  ]);
});

test('rejects an origin with a path, and parses a limit as number per seconds', () => {
  expect(faults({ PUBLIC_URL: 'https://app.example/path' })).toHaveLength(1);
  expect(load({ LIMIT_GENERATE: '3/60' }).limits.generate).toEqual({ points: 3, seconds: 60 });
});

test('the operator’s VAT number must match the country, which is required with it', () => {
  expect(faults({ OPERATOR_VAT: 'DE136695976' })).toEqual(['OPERATOR_COUNTRY: needed with OPERATOR_VAT']);
  expect(faults({ OPERATOR_VAT: 'FR 40 303 265 045', OPERATOR_COUNTRY: 'FR' })).toEqual([]);
  for (const [vat, country] of [
    ['FR40303265046', 'FR'],
    ['DE136695976', 'FR'],
  ] as const) {
    expect(faults({ OPERATOR_VAT: vat, OPERATOR_COUNTRY: country })).toHaveLength(1);
  }
  expect(faults({ OPERATOR_VAT: 'CHE-123.456.788', OPERATOR_COUNTRY: 'CH' })).toEqual([]);
});

test('metrics are off, or on this machine only, and never on the public port', () => {
  expect(load({}).metrics).toBeUndefined();
  expect(load({ METRICS_PORT: '9090' }).metrics).toEqual({ port: 9090, host: '127.0.0.1' });
  const same = loadConfig({ PORT: '9090', METRICS_PORT: '9090' });
  expect(same.ok ? [] : same.faults).toEqual(['METRICS_PORT: must differ from PORT']);
});

test('every setting named as a secret is one, and is never printed', () => {
  const named = Object.entries(fields).filter(([name]) => /(SECRET|PRIVATE|PASSWORD|PASSPHRASE)/.test(name));
  expect(named.filter(([, given]) => !('secret' in given)).map(([name]) => name)).toEqual([]);
  const file = join(folder, 'passphrase');
  writeFileSync(file, 'hidden words of a backup\n');
  const printed = printedConfig({
    BACKUP_PASSPHRASE_FILE: file,
    TCF_GVL_URL: 'https://a:hidden@x.example/?api_key=hidden',
  });
  expect(printed.join('\n')).not.toContain('hidden');
  expect(printed).toContain('BACKUP_PASSPHRASE=***  (from BACKUP_PASSPHRASE_FILE)');
});

test.each([
  ['postgres://app:hid/den@db.example/x', 'postgres://***@db.example/x'],
  ['postgres://app:hid?den@db.example/x', 'postgres://***@db.example/x'],
  ['postgres://app:hid#den@db.example/x', 'postgres://***@db.example/x'],
  ['postgres://app:hid@den@db.example/x', 'postgres://***@db.example/x'],
  ['postgres://db.example/x?password=hid@den', 'postgres://***'],
  ['postgres://db.example/x?user=app&password=hidden', 'postgres://db.example/x?user=app&password=***'],
  ['postgres://db.example/x', 'postgres://db.example/x'],
])('of the URL %s only %s is printed', (given, shown) => {
  expect(printedConfig({ DATABASE_URL: given })).toContain(`DATABASE_URL=${shown}`);
});

test('lists the production requirements in any mode', () => {
  expect(productionFaults({})).toContain('SECRET_KEY: required in production');
  expect(productionFaults(production)).toEqual([]);
});
