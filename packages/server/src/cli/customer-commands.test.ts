import { expect, test } from 'vitest';
import { loadConfig } from '../config.ts';
import { service } from '../sessions/testing/customer.ts';
import { fakeClock } from '../testing/fake-clock.ts';
import { useTestDatabase } from '../testing/test-database.ts';
import { type CommandResult, commands } from './commands.ts';
import { runCommand } from './run-command.ts';

const database = useTestDatabase();

function command(...words: string[]): Promise<CommandResult> {
  const loaded = loadConfig({});
  if (!loaded.ok) throw new Error(loaded.faults.join());
  const { config } = loaded;
  const context = { config, database: database.open, enqueue: async () => {}, clock: fakeClock() };
  return runCommand(commands, context, ['customer', ...words]);
}

test('sessions-end ends every session of one account at once', async () => {
  await using shop = await service(database.db);
  const [one, other] = [await shop.customer(), await shop.customer()];
  await shop.logIn(one);
  const statuses = async () => [
    (await one.call('GET', '/customer/info')).status,
    (await other.call('GET', '/customer/info')).status,
  ];
  expect(await statuses()).toEqual([200, 200]);
  expect(await command('sessions-end', one.email.toUpperCase())).toEqual({
    ok: true,
    lines: ['Sessions ended: 2'],
  });
  expect(await statuses()).toEqual([401, 200]);
  expect(await command('sessions-end', one.email)).toMatchObject({ lines: ['Sessions ended: 0'] });
});

test('confirm lets an account log in, once', async () => {
  await using shop = await service(database.db);
  const account = await shop.account({ confirmed: false });
  await expect(shop.logIn(account)).rejects.toThrow('email-not-confirmed');
  expect(await command('confirm', account.email)).toMatchObject({ ok: true });
  expect(await shop.logIn(account)).toMatchObject({ id: account.id });
  expect(await command('confirm', account.email)).toEqual({
    ok: false,
    reason: 'The e-mail address of this account is confirmed already.',
  });
});

test.each(['sessions-end', 'confirm'])('%s of an address without account is refused', async (name) => {
  const refused = { ok: false, reason: 'No account has this e-mail address.' };
  expect(await command(name, 'nobody@kunde.example')).toEqual(refused);
});
