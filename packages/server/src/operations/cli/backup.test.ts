import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../platform/clock.ts';
import { loadConfig } from '../../platform/config/config.ts';
import { openUnlocked } from '../../platform/database/open-database.ts';
import { instanceSecret } from '../../platform/instance-secret.ts';
import { freshDatabaseSettings } from '../../testing/test-database.ts';
import { sendCommand, serveCommands } from './command-socket.ts';
import { commands } from './commands.ts';
import { localCommands } from './local-commands.ts';
import { runCommand, runLocal } from './run-command.ts';
import { expectAlive } from './testing/expect-alive.ts';
import { type InstanceContents, fillInstance } from './testing/filled-instance.ts';
import { typeCommand } from './testing/type-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'clausewright-restore-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const file = join(folder, 'whole.backup');
const BACKUP_PASSPHRASE = 'nine pale horses at the ford';
let belongings: InstanceContents;

/** An instance that runs, is backed up by a command, and is gone. */
beforeAll(async () => {
  const settings = await freshDatabaseSettings();
  if (settings.kind !== 'embedded') throw new Error('these tests run on the embedded database');
  const { dataDir, directory } = settings;
  const database = await openUnlocked(directory, { durable: false });
  belongings = await fillInstance(database.db, instanceSecret(undefined, dataDir));
  const config = configOf({ DATA_DIR: dataDir, BACKUP_PASSPHRASE });
  const context = { config, database, enqueue: async () => {}, clock: systemClock, alert: () => {} };
  const socket = await serveCommands(dataDir, (words) => runCommand(commands, context, words));
  const environment = { DATA_DIR: dataDir, BACKUP_PASSPHRASE };
  expect(await sendCommand(dataDir, ['backup', file])).toMatchObject({
    ok: true,
    lines: [expect.stringContaining(`Written to ${file}: `), expect.anything(), expect.anything()],
  });
  expect(await run(environment, 'restore', file)).toContain('The service is running: stop it first.');
  const keyless = { ...context, config: configOf({ DATA_DIR: dataDir }) };
  expect(await runCommand(commands, keyless, ['export', join(folder, 'x')])).toMatchObject({
    ok: false,
    reason: expect.stringContaining('--without-secrets'),
  });
  const bare = ['export', join(folder, 'bare.backup'), '--without-secrets'];
  expect(await runCommand(commands, keyless, bare)).toMatchObject({ ok: true });
  await socket?.close();
  await database.close();
  rmSync(dataDir, { recursive: true });
}, 300_000);

function configOf(environment: Record<string, string>) {
  const loaded = loadConfig(environment);
  if (!loaded.ok) throw new Error(loaded.faults.join());
  return loaded.config;
}

/** A local command with this environment; where it refuses, its reason. */
async function run(environment: Record<string, string>, ...words: string[]) {
  const place = {
    loaded: loadConfig(environment),
    ask: (asked: readonly string[]) => sendCommand(environment['DATA_DIR'] ?? '', asked),
  };
  const result = await runLocal(localCommands, place, words);
  return result?.ok === false ? result.reason : result;
}

test('a backup of a running instance is restored into a working one', async () => {
  const DATA_DIR = join(folder, 'restored');
  const restored = await typeCommand({ DATA_DIR, BACKUP_PASSPHRASE }, 'restore', file, '--verify');
  expect(restored).toMatchObject({ code: 0, errors: '' });
  expect(restored.output).toMatch(/^Restored from .*, counted\.\nEvery row is as it was\.\n/);
  expect(restored.output).toContain('accounts that can log in: 1 of 1');
  expect(restored.output).toContain('6 answers under them, 1 signed days');
  expect(statSync(join(DATA_DIR, 'secret-key')).mode & 0o777).toBe(0o600);
  await expectAlive({ DATA_DIR }, belongings);
  expect(await run({ DATA_DIR, BACKUP_PASSPHRASE }, 'restore', file)).toContain('The database is not empty');
}, 300_000);

test('without the secret or with a wrong one nothing is restored, and the message names what is missing', async () => {
  const DATA_DIR = join(folder, 'untouched');
  mkdirSync(DATA_DIR);
  const bare = join(folder, 'bare.backup');
  const other = 'another secret of an instance, long enough';
  for (const [environment, words, reason] of [
    [{}, [file], 'set BACKUP_PASSPHRASE'],
    [{ BACKUP_PASSPHRASE: 'twelve or more' }, [file], 'not the passphrase of this backup'],
    [{ BACKUP_PASSPHRASE, SECRET_KEY: other }, [file], 'SECRET_KEY is not the secret of the backup'],
    [{ BACKUP_PASSPHRASE }, [bare], 'which this backup does not contain'],
    [{ SECRET_KEY: other }, [bare], 'which this backup does not contain'],
    [{}, [join(folder, 'absent')], 'cannot be read'],
    [{}, [import.meta.filename], 'This is not a backup'],
  ] as const) {
    const refused = await run({ DATA_DIR, ...environment }, 'restore', ...words);
    expect(refused).toContain(reason);
    expect(refused).toContain('Nothing was changed.');
  }
  writeFileSync(join(DATA_DIR, 'secret-key'), other);
  expect(await run({ DATA_DIR, BACKUP_PASSPHRASE }, 'restore', file, '--secret-only')).toMatchObject({
    ok: true,
    lines: [expect.stringMatching(/written to .*secret-key\. The previous one is kept as .*replaced-/)],
  });
  const written = readFileSync(join(DATA_DIR, 'secret-key'), 'utf8');
  expect(written).toMatch(/^[\w-]{43}$/);
  expect(readFileSync(file).includes(written)).toBe(false);
});
