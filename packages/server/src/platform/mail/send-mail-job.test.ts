import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLog } from '../http/log.ts';
import { type Jobs, startJobs } from '../jobs/start-jobs.ts';
import { someTime } from '../../testing/factories.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { type Mailer, openMailer } from './mailer.ts';
import { putInOutbox } from './outbox-store.ts';
import { sendMail, sweepOutbox } from './send-mail.ts';
import { makeMessage, someFacts } from './testing/make-message.ts';
import { type SmtpFake, startSmtpFake } from './testing/smtp-fake.ts';

const database = useTestDatabase();
let jobs: Jobs;
let smtp: SmtpFake;
let mailer: Mailer;

const sending = () => ({
  db: database.db,
  clock: () => someTime,
  enqueue: jobs.enqueue,
  log: createLog('silent'),
  mailer,
  attachments: async () => [],
});

beforeAll(async () => {
  jobs = await startJobs(database.open.engine, { onError: () => {} });
  smtp = await startSmtpFake();
  const sender = { name: 'Clausewright', address: 'help@clausewright.example' };
  mailer = openMailer({ smtpUrl: smtp.url, sender });
  await jobs.work('send-mail', ({ outbox_id }) => sendMail(sending(), outbox_id));
});
afterAll(async () => {
  await jobs.stop();
  mailer[Symbol.dispose]();
  await smtp[Symbol.asyncDispose]();
});

async function arrival(count: number): Promise<void> {
  for (let round = 0; round < 200 && smtp.taken.length < count; round += 1) await sleep(50);
}

test('a message written in a transaction arrives after its commit', async () => {
  await database.db.transaction().execute((trx) =>
    putInOutbox(trx, jobs.enqueue, {
      eventKey: 'committed',
      recipient: 'reader@mail.example',
      language: 'en',
      message: 'agreement-ready',
      facts: someFacts,
      now: someTime,
    }),
  );
  await arrival(1);
  expect(smtp.taken).toHaveLength(1);
});

test('a message with a lost job is found by the sweep', async () => {
  const before = smtp.taken.length;
  await makeMessage(database.db);
  await sweepOutbox(sending());
  await sweepOutbox(sending());
  await arrival(before + 1);
  expect(smtp.taken).toHaveLength(before + 1);
});
