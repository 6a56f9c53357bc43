import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPackage } from '@clausewright/scanner/chromium';
import { expect, test } from 'vitest';
import { loadConfig } from '../../packages/server/src/platform/config/config.ts';
import { fields } from '../../packages/server/src/platform/config/config-fields.ts';
import { createSecrets } from '../container/create-secrets.ts';
import { composeFaults, readCompose } from './compose.ts';
import { readDockerfile, readPairs } from './dockerfile.ts';
import { readSettings } from './settings-file.ts';

const text = readFileSync('compose.yaml', 'utf8');
const known = Object.keys(fields);
const dockerfile = readDockerfile(readFileSync('Dockerfile', 'utf8'));
if (!dockerfile.ok) throw new Error(dockerfile.reason);
const last = dockerfile.stages.at(-1)?.instructions ?? [];
const valueOf = (name: string) => last.findLast((one) => one.name === name)?.value;

const faultsOf = (changed: string) =>
  composeFaults(readCompose(changed), {
    own: { image: 'clausewright', user: String(valueOf('USER') ?? 'root') },
    known,
  });
const app = (from: string | RegExp, to: string) => {
  const at = text.indexOf('\n  app:');
  return text.slice(0, at) + text.slice(at).replace(from, to);
};

test('the compose file runs nothing as root, persists what it must and knows every name', () => {
  expect(faultsOf(text)).toEqual([]);
  expect(Object.keys(readCompose(text).services)).toEqual(['secrets', 'database', 'app', 'scanner']);
});

test('the image with the browser adds the package that doctor names, and goes on as the same user', () => {
  const text = readFileSync('tooling/container/scanner/Dockerfile', 'utf8');
  const read = readDockerfile(text);
  const [stage] = read.ok ? read.stages : [];
  expect(stage?.base).toBe('clausewright');
  expect(text).toContain(` ${chromiumPackage} `);
  expect(stage?.instructions.at(-1)).toMatchObject({ name: 'USER', value: valueOf('USER') });
});

test.each([
  ['app: runs as root', app('restart:', 'user: "0:0"\n    restart:')],
  ['database: runs as root', text.replace('    user: postgres\n', '')],
  ['app: its root can be written to', app('read_only: true', 'read_only: false')],
  ['app: keeps capabilities', app('cap_drop: [ALL]', 'cap_drop: [ALL]\n    cap_add: [SYS_ADMIN]')],
  ['app: may gain privileges', app(/ {4}security_opt.*\n/, '')],
  ['app: is privileged', app('init: true', 'privileged: true')],
  [
    'app: commands the engine',
    app('- data:/data', '- data:/data\n      - /run/docker.sock:/run/docker.sock'),
  ],
  ['app: has no health check', app('test: [CMD, node, tooling/container/is-healthy.ts]\n', 'x: y\n')],
  ['database: PostgreSQL is too old', text.replace('postgres:17-trixie', 'postgres:14')],
  ['database: its image has no version', text.replace('postgres:17-trixie', 'postgres')],
  ['app: 3000:3000 is open to the network', app(/'\$\{PUBLISH.*'/, "'3000:3000'")],
  ['app: waits for databases, which is not there', app('database: { cond', 'databases: { cond')],
  [
    'app: waits for database by service_started, not service_healthy',
    app('service_healthy', 'service_started'),
  ],
  ['app: DATABASE_URI_FILE is no setting', app('DATABASE_URL_FILE', 'DATABASE_URI_FILE')],
  ['app: SECRET_KEY is written in the file', app('SECRET_KEY_FILE:', 'SECRET_KEY:')],
  [
    'app: SECRET_KEY_FILE names no mounted file',
    app('FILE: /secrets/app/secret-key', 'FILE: /elsewhere/secret-key'),
  ],
  ['volume pages is not declared', text.replace('\n  pages:', '')],
  ['volume more is not used', `${text}  more:\n`],
])('%s', (fault, changed) => {
  expect(changed).not.toBe(text);
  expect(faultsOf(changed)).toContain(fault);
});

test('the image runs a command without a shell, as its own user, and declares its health check', () => {
  expect(Array.isArray(valueOf('CMD'))).toBe(true);
  expect(valueOf('USER')).toBe('clausewright');
  expect(valueOf('HEALTHCHECK')).toMatch(/^CMD \["node", /);
  const names = last.filter(({ name }) => name === 'ENV').flatMap((one) => Object.keys(readPairs(one)));
  expect(names.filter((name) => !known.includes(name))).toEqual([]);
});

test('the settings sample contains only known names, and forms a complete public configuration', () => {
  const sample = readSettings(readFileSync('.env.example', 'utf8').replaceAll(/^#(?=[A-Z_]+=)/gm, ''));
  const wanted = Object.keys(sample).filter((name) => name !== 'PUBLISH');
  expect(wanted.filter((name) => !known.includes(name.replace(/_FILE$/, '')))).toEqual([]);
  expect(wanted.filter((name) => /PASSWORD|SECRET|SMTP_URL/.test(name) && !name.endsWith('_FILE'))).toEqual(
    [],
  );

  const home = mkdtempSync(join(tmpdir(), 'compose-'));
  const [app, database, secrets] = ['app', 'database', 'secrets'].map((name) => join(home, name));
  for (const folder of [app, database, secrets]) mkdirSync(folder ?? '');
  createSecrets(app ?? '', database ?? '');
  writeFileSync(join(secrets ?? '', 'smtp-url'), 'smtp://mail.example:587\n');
  for (const key of ['stripe-secret-key', 'stripe-webhook-secret'])
    writeFileSync(join(secrets ?? '', key), key === 'stripe-secret-key' ? 'sk_live_x' : 'whsec_x');
  const given = { ...sample, ...readCompose(text).services['app']?.environment };
  const here = Object.entries(given).map(([name, value]) => [
    name,
    value.replace(/^\/secrets\/app/, app ?? '').replace(/^\/run\/secrets/, secrets ?? ''),
  ]);
  expect(loadConfig(Object.fromEntries(here) as Record<string, string>)).toMatchObject({ ok: true });
  rmSync(home, { recursive: true });
});
