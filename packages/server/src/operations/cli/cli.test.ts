import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fakeClock } from '../../testing/fake-clock.ts';
import { loadConfig } from '../../platform/config/config.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { maintenanceSince } from '../../platform/maintenance/maintenance-store.ts';
import type { Command, CommandContext } from './command.ts';
import { commands } from './commands.ts';
import { sendCommand, serveCommands } from './command-socket.ts';
import { localCommands } from './local-commands.ts';
import { runCommand, runLocal } from './run-command.ts';
import { typeCommand } from './testing/type-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'clausewright-cli-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const database = useTestDatabase();

function context(): CommandContext {
  const loaded = loadConfig({ DATA_DIR: folder });
  if (!loaded.ok) throw new Error(loaded.faults.join());
  return {
    config: loaded.config,
    database: database.open,
    enqueue: async () => {},
    clock: fakeClock(),
    alert: () => {},
  };
}

const greet: Command = {
  name: 'greet person',
  parameters: ['name'],
  options: { loud: { type: 'boolean' } },
  about: 'Greet somebody',
  audit: 'none',
  run: async (_context, { positionals: [name], options }) => ({
    ok: true,
    lines: [options['loud'] === true ? `${name}!` : `${name}`],
  }),
};

/** A local command; nothing runs that it could ask. */
const local = (environment: Record<string, string>, ...words: string[]) =>
  runLocal(localCommands, { loaded: loadConfig(environment), ask: async () => undefined }, words);

test('a command receives its arguments and options', async () => {
  const words = ['greet', 'person', 'Ada', '--loud'];
  expect(await runCommand([greet], context(), words)).toEqual({ ok: true, lines: ['Ada!'] });
});

test.each([[['greet', 'person']], [['greet', 'person', 'Ada', '--quiet']], [['sing']]])(
  'wrong usage is rejected with the usage: %j',
  async (words) => {
    const result = await runCommand([greet], context(), words);
    expect(result).toMatchObject({
      ok: false,
      reason: expect.stringContaining('greet person <name> [--loud]'),
    });
  },
);

test('creates a missing data directory for the socket', async () => {
  const dataDir = join(folder, 'not', 'there', 'yet');
  const socket = await serveCommands(dataDir, async () => ({ ok: true, lines: ['heard'] }));
  expect(await sendCommand(dataDir, ['x'])).toEqual({ ok: true, lines: ['heard'] });
  await socket?.close();
});

test('the running process listens on a socket that only its owner may open', async () => {
  const socket = await serveCommands(folder, (words) => runCommand([greet], context(), words));
  expect(statSync(join(folder, 'cli.sock')).mode & 0o777).toBe(0o600);
  expect(await sendCommand(folder, ['greet', 'person', 'Ada'])).toEqual({ ok: true, lines: ['Ada'] });
  expect(await serveCommands(folder, async () => ({ ok: true, lines: [] }))).toBeUndefined();
  await socket?.close();
  expect(await sendCommand(folder, ['greet', 'person', 'Ada'])).toBeUndefined();
});

test('the program forwards its arguments to the running process', async () => {
  const socket = await serveCommands(folder, async (words) => ({
    ok: true,
    lines: [`heard ${words.join(' ')}`],
  }));
  expect(await typeCommand({ DATA_DIR: folder }, 'order', 'mark', 'x')).toMatchObject({
    code: 0,
    output: 'heard order mark x\n',
  });
  await socket?.close();
});

test('without a running process the program opens the database itself', async () => {
  const dataDir = join(folder, 'fresh');
  const first = await typeCommand({ DATA_DIR: dataDir }, 'migrate');
  expect(first).toMatchObject({ code: 0, output: expect.stringContaining('Applied 0001-agreements') });
  expect(await typeCommand({ DATA_DIR: dataDir }, 'migrate')).toMatchObject({ output: 'Nothing to do.\n' });
});

test('init creates everything missing once, lists production requirements, and doctor is satisfied', async () => {
  const dataDir = join(folder, 'fresh');
  const secret = join(dataDir, 'secret-key');
  rmSync(secret, { force: true });
  const before = await local({ DATA_DIR: dataDir }, 'init');
  expect(before).toMatchObject({
    ok: false,
    exitCode: 2,
    reason: expect.stringMatching(
      /^Data directory: .*\nSecret: created in .*\n[^]*SECRET_KEY: required in production/,
    ),
  });
  const made = readFileSync(secret, 'utf8');
  expect(await local({ DATA_DIR: dataDir }, 'init')).toMatchObject({ exitCode: 2 });
  expect(readFileSync(secret, 'utf8')).toBe(made);
  const found = await local({ DATA_DIR: dataDir, WEB_BUILD: folder }, 'doctor');
  expect(found).toMatchObject({
    ok: false,
    reason: expect.stringMatching(/^fail {2}pages .*npm run build/m),
  });
  const lines = found?.ok === false ? found.reason.split('\n') : [];
  for (const about of ['data directory', 'database', 'schema', 'clock', 'consent log', 'secret'])
    expect(lines.filter((line) => line.startsWith(`ok    ${about.padEnd(14)}`))).toHaveLength(1);
  writeFileSync(join(folder, 'file-in-the-way'), '');
  expect(await local({ DATA_DIR: join(folder, 'file-in-the-way', 'x') }, 'init')).toMatchObject({
    ok: false,
    reason: expect.stringContaining('cannot be created or written to'),
  });
});

test('doctor names configuration errors and what is missing, without creating anything', async () => {
  expect(await local({ PORT: 'x', CURRENCY: 'y' }, 'doctor')).toMatchObject({
    ok: false,
    reason: expect.stringMatching(/^fail {2}configuration {3}PORT: .*\nfail {2}configuration {3}CURRENCY: /),
  });
  const dataDir = join(folder, 'nothing');
  expect(await local({ DATA_DIR: dataDir }, 'doctor')).toMatchObject({
    ok: false,
    reason: expect.stringMatching(/^fail {2}data directory .*run `init`\.$[^]*^warn {2}database .*None yet/m),
  });
  expect(existsSync(dataDir)).toBe(false);
});

test('config check names every error and fails', async () => {
  const checked = await typeCommand({ PORT: 'x', CURRENCY: 'y' }, 'config', 'check');
  expect(checked.code).toBe(1);
  expect(checked.errors).toMatch(/PORT:[\s\S]*CURRENCY:/);
});

test('config print shows the effective settings, without any secret', async () => {
  const secrets = {
    SECRET_KEY: 'hidden-secret-of-the-instance-long-enough',
    SMTP_URL: 'smtps://user:hidden-mail@mail.example',
    DATABASE_URL: 'postgres://app:hidden-db@db.example/app?password=hidden-too&sslmode=require',
    STRIPE_SECRET_KEY: 'sk_test_hidden',
    STRIPE_WEBHOOK_SECRET: 'whsec_hidden',
    BACKUP_PASSPHRASE: 'hidden passphrase',
  };
  const { code, output } = await typeCommand(
    { ...secrets, OPERATOR_ADDRESS: 'Weg 1\nOrt' },
    'config',
    'print',
  );
  expect(code).toBe(0);
  expect(output).not.toContain('hidden');
  expect(output.split('\n')).toEqual(
    expect.arrayContaining([
      'SECRET_KEY=***',
      'SMTP_URL=smtps://***@mail.example',
      'DATABASE_URL=postgres://***@db.example/app?password=***&sslmode=require',
      'OPERATOR_ADDRESS=Weg 1\\nOrt',
      'PORT=3000  (default)',
      'It has problems, see `config check`.',
    ]),
  );
});

test('migrate also runs in the running process', async () => {
  expect(await runCommand(commands, context(), ['migrate'])).toEqual({ ok: true, lines: ['Nothing to do.'] });
});

test('maintenance starts and ends by command, unless fixed by the setting', async () => {
  const held = context();
  const { db } = held.database;
  expect(await runCommand(commands, held, ['maintenance', 'on'])).toMatchObject({ ok: true });
  expect(await maintenanceSince(db)).toEqual(held.clock());
  expect(await runCommand(commands, held, ['maintenance', 'off'])).toMatchObject({ ok: true });
  expect(await maintenanceSince(db)).toBeNull();
  held.config = { ...held.config, maintenance: true };
  expect(await runCommand(commands, held, ['maintenance', 'off'])).toEqual({
    ok: false,
    reason: expect.stringContaining('MAINTENANCE=1'),
  });
});
