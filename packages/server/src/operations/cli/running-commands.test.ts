import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { databaseEnvironment, startMain } from '../../platform/http/testing/start-main.ts';
import { startSmtpFake } from '../../platform/mail/testing/smtp-fake.ts';
import { freshDatabaseSettings } from '../../testing/test-database.ts';
import { sendCommand } from './command-socket.ts';
import { typeCommand } from './testing/type-command.ts';

const folder = mkdtempSync(join(tmpdir(), 'clausewright-running-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

// Its limit is that of a machine which has much else to do: a program starts twice.
test('the operations commands work with and without a running process', async () => {
  await using smtp = await startSmtpFake();
  const environment = {
    DATA_DIR: folder,
    SMTP_URL: smtp.url,
    ...databaseEnvironment(await freshDatabaseSettings()),
  };
  const dataDir = environment['DATA_DIR'];
  await using running = await startMain(environment);
  const lines = [];
  for (const words of [
    ['keys', 'list'],
    ['keys', 'rotate'],
    ['mail', 'test', 'me@shop.example'],
    ['mail', 'list'],
    ['mail', 'retry', 'all'],
    ['jobs', 'list'],
    ['order', 'list'],
    ['webhook', 'replay'],
  ]) {
    const result = await sendCommand(dataDir, words);
    expect([words, result]).toMatchObject([words, { ok: true }]);
    if (result?.ok === true) lines.push(...result.lines);
  }
  expect(lines.join('\n')).toContain('There is no such payment.');
  expect(smtp.recipients).toEqual(['me@shop.example']);
  expect(await sendCommand(dataDir, ['jobs', 'retry', 'send-mail'])).toMatchObject({ ok: false });
  expect(await sendCommand(dataDir, ['consent', 'export', 'shop.example', '2026-03'])).toMatchObject({
    ok: false,
  });
  await running.end();

  expect(await typeCommand(environment, 'mail', 'test', 'you@shop.example')).toMatchObject({ code: 0 });
  expect(smtp.recipients).toEqual(['me@shop.example', 'you@shop.example']);
}, 300_000);
