import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { fakeClock } from '../testing/fake-clock.ts';
import { loadConfig } from '../config.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { maintenanceSince } from '../maintenance/maintenance-store.ts';
import type { Command, CommandContext } from './commands.ts';
import { commands } from './commands.ts';
import { sendCommand, serveCommands } from './command-socket.ts';
import { runCommand } from './run-command.ts';
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
  run: async (_context, { positionals: [name], options }) => ({
    ok: true,
    lines: [options['loud'] === true ? `${name}!` : `${name}`],
  }),
};

test('a command gets its words and options', async () => {
  const words = ['greet', 'person', 'Ada', '--loud'];
  expect(await runCommand([greet], context(), words)).toEqual({ ok: true, lines: ['Ada!'] });
});

test.each([[['greet', 'person']], [['greet', 'person', 'Ada', '--quiet']], [['sing']]])(
  'wrong use is refused with the usage: %j',
  async (words) => {
    const result = await runCommand([greet], context(), words);
    expect(result).toMatchObject({
      ok: false,
      reason: expect.stringContaining('greet person <name> --loud'),
    });
  },
);

test('the running process answers at a socket that only its owner may open', async () => {
  const socket = await serveCommands(folder, (words) => runCommand([greet], context(), words));
  expect(statSync(join(folder, 'cli.sock')).mode & 0o777).toBe(0o600);
  expect(await sendCommand(folder, ['greet', 'person', 'Ada'])).toEqual({ ok: true, lines: ['Ada'] });
  expect(await serveCommands(folder, async () => ({ ok: true, lines: [] }))).toBeUndefined();
  await socket?.close();
  expect(await sendCommand(folder, ['greet', 'person', 'Ada'])).toBeUndefined();
});

test('the program hands its words to the running process', async () => {
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

test('config check names every fault and fails', async () => {
  const checked = await typeCommand({ PORT: 'x', CURRENCY: 'y' }, 'config', 'check');
  expect(checked.code).toBe(1);
  expect(checked.errors).toMatch(/PORT:[\s\S]*CURRENCY:/);
});

test('migrate is a command of the running process too', async () => {
  expect(await runCommand(commands, context(), ['migrate'])).toEqual({ ok: true, lines: ['Nothing to do.'] });
});

test('maintenance begins and ends by command, unless the setting holds it', async () => {
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
