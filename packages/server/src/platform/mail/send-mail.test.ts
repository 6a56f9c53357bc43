import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog } from '../http/log.ts';
import { fakeClock } from '../../testing/fake-clock.ts';
import { someTime } from '../../testing/factories.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { claimMessage } from './delivery-store.ts';
import { openMailer } from './mailer.ts';
import { sendMail, sweepOutbox } from './send-mail.ts';
import { makeMessage, someFacts, getState } from './testing/make-message.ts';
import { startSmtpFake } from './testing/smtp-fake.ts';

const database = useTestDatabase();

/** The job on the database of this file, sending to a fake mail server. */
async function postOffice() {
  const smtp = await startSmtpFake();
  const clock = fakeClock(someTime);
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const mailer = openMailer({
    smtpUrl: smtp.url,
    sender: { name: 'Clausewright', address: 'help@clausewright.example' },
    timeouts: { connection: 2000, greeting: 2000, silence: 300 },
  });
  const enqueued: unknown[] = [];
  const ports = {
    db: database.db,
    clock,
    log: createLog('trace', sink),
    mailer,
    attachments: async () => [],
    enqueue: async (_: unknown, __: string, data: object) => {
      enqueued.push(data);
    },
  };
  return {
    smtp,
    clock,
    ports,
    enqueued,
    logged: () => lines.join(''),
    send: (id: string) => sendMail(ports, id),
    state: (id: string) => getState(database.db, id),
    async [Symbol.asyncDispose]() {
      mailer[Symbol.dispose]();
      await smtp[Symbol.asyncDispose]();
    },
  };
}

/** Header lines of a message source, continuation lines joined. */
function headersOf(source: string): string[] {
  const [head = ''] = source.split('\r\n\r\n');
  return head.replaceAll(/\r\n[ \t]/g, ' ').split('\r\n');
}

test('a message is delivered once with text and HTML, and its content is cleared afterwards', async () => {
  await using office = await postOffice();
  const id = await makeMessage(database.db);
  await office.send(id);
  await office.send(id);
  const [source = '', second] = office.smtp.taken;
  expect(second).toBeUndefined();
  expect(office.smtp.recipients).toEqual(['reader@mail.example']);
  const headers = headersOf(source);
  expect(headers).toContain('From: Clausewright <help@clausewright.example>');
  expect(headers).toContain('To: reader@mail.example');
  expect(headers).toContain('Subject: Your document is ready: Privacy Policy for Example Shop');
  expect(headers).toContain(`Message-ID: <${id}@clausewright.example>`);
  expect(headers).toContain('Auto-Submitted: auto-generated');
  expect(source).toContain('Content-Type: text/plain; charset=utf-8');
  expect(source).toContain('Content-Type: text/html; charset=utf-8');
  expect(await office.state(id)).toMatchObject({ status: 'sent', sent_at: someTime, text: '', html: '' });
});

test('several messages share one connection', async () => {
  await using office = await postOffice();
  for (const eventKey of ['one', 'two', 'three']) {
    await office.send(await makeMessage(database.db, { eventKey }));
  }
  expect(office.smtp.taken).toHaveLength(3);
  expect(office.smtp.connections()).toBe(1);
});

test('a connection closed by the server is replaced at once', async () => {
  await using office = await postOffice();
  await office.send(await makeMessage(database.db, { eventKey: 'one' }));
  await office.smtp.hangUp();
  const id = await makeMessage(database.db, { eventKey: 'two' });
  await office.send(id);
  expect(await office.state(id)).toMatchObject({ status: 'sent' });
  expect(office.smtp.taken).toHaveLength(2);
});

test('a 4xx is retried until the server accepts the message', async () => {
  await using office = await postOffice();
  const id = await makeMessage(database.db);
  const later = [
    { at: 'recipient', code: 450 },
    { at: 'message', code: 451 },
    { at: 'message', code: 452 },
    { at: 'sender', code: 450 },
  ] as const;
  office.smtp.react(...later);
  for (const { code } of later) {
    await expect(office.send(id)).rejects.toThrow(`the mail server did not take it: ${code}`);
    expect(await office.state(id)).toMatchObject({ status: 'waiting', attempts: 0 });
  }
  await office.send(id);
  expect(await office.state(id)).toMatchObject({ status: 'sent' });
  expect(office.smtp.taken).toHaveLength(1);
});

test.each(['recipient', 'message'] as const)('a 5xx about the %s is final', async (at) => {
  await using office = await postOffice();
  const id = await makeMessage(database.db);
  office.smtp.react({ at, code: 550 });
  await office.send(id);
  await office.send(id);
  expect(await office.state(id)).toMatchObject({ status: 'failed', next_attempt_at: null });
  expect(office.smtp.taken).toEqual([]);
  expect(office.smtp.recipients).toHaveLength(1);
});

test('a 5xx about the sender is reported to the operator and loses no message', async () => {
  await using office = await postOffice();
  const id = await makeMessage(database.db);
  office.smtp.react({ at: 'sender', code: 550 });
  await expect(office.send(id)).rejects.toThrow('550');
  await office.send(id);
  expect(await office.state(id)).toMatchObject({ status: 'sent' });
});

test('an unavailable server only delays messages', async () => {
  await using office = await postOffice();
  const id = await makeMessage(database.db);
  await office.smtp[Symbol.asyncDispose]();
  for (let attempt = 0; attempt < 4; attempt += 1) {
    await expect(office.send(id)).rejects.toThrow('ESOCKET');
  }
  expect(await office.state(id)).toMatchObject({ status: 'waiting', attempts: 0 });
});

test.each(['drop', 'silence'] as const)(
  'after one %s the message is resent under its id',
  async (reaction) => {
    await using office = await postOffice();
    const id = await makeMessage(database.db);
    office.smtp.react(reaction);
    await expect(office.send(id)).rejects.toThrow('did not take it');
    expect(await office.state(id)).toMatchObject({ status: 'waiting', attempts: 1 });
    await office.send(id);
    expect(await office.state(id)).toMatchObject({ status: 'sent' });
    const ids = office.smtp.taken.map((source) =>
      headersOf(source).find((line) => line.startsWith('Message-ID')),
    );
    expect(new Set(ids).size).toBe(1);
  },
);

test('a server that accepts and drops every time makes at most one duplicate', async () => {
  await using office = await postOffice();
  const id = await makeMessage(database.db);
  office.smtp.react('drop', 'drop', 'drop', 'drop');
  await expect(office.send(id)).rejects.toThrow('did not take it');
  for (let attempt = 0; attempt < 3; attempt += 1) await office.send(id);
  expect(office.smtp.taken).toHaveLength(2);
  expect(await office.state(id)).toMatchObject({ status: 'failed' });
});

test('a process that ends while sending leaves the message to the next one, sent at most twice', async () => {
  await using office = await postOffice();
  const id = await makeMessage(database.db);
  for (let death = 0; death < 2; death += 1) {
    expect(await claimMessage(database.db, id, office.clock())).toMatchObject({ id });
    await office.send(id);
    await sweepOutbox(office.ports);
    expect(office.smtp.taken).toEqual([]);
    expect(office.enqueued).toHaveLength(death);
    office.clock.advance(5 * 60_000);
    if (death === 0) await sweepOutbox(office.ports);
  }
  expect(office.enqueued).toEqual([{ outbox_id: id }]);
  await sweepOutbox(office.ports);
  expect(await office.state(id)).toMatchObject({ status: 'failed' });
});

test('the sweep sends due messages, and abandons those older than three days', async () => {
  await using office = await postOffice();
  const old = await makeMessage(database.db, { eventKey: 'old' });
  office.clock.advance(3 * 86_400_000 + 1);
  const now = office.clock();
  const young = await makeMessage(database.db, { eventKey: 'young', now });
  await makeMessage(database.db, { eventKey: 'not due', now: new Date(now.getTime() + 1000) });
  await sweepOutbox(office.ports);
  expect(office.enqueued).toEqual([{ outbox_id: young }]);
  expect(await office.state(old)).toMatchObject({ status: 'failed' });
});

test('without a mail server messages stay in the outbox', async () => {
  await using office = await postOffice();
  const id = await makeMessage(database.db);
  office.clock.advance(30 * 86_400_000);
  const ports = { ...office.ports, mailer: null };
  await sendMail(ports, id);
  await sweepOutbox(ports);
  expect(office.enqueued).toEqual([]);
  expect(await office.state(id)).toMatchObject({ status: 'waiting', attempts: 0 });
});

test('a name cannot inject a header or another message', async () => {
  await using office = await postOffice();
  const site = 'Shop\r\nBcc: thief@mail.example\r\n\r\n.\r\nMAIL FROM:<a@b.example>\u2028';
  const facts = { ...someFacts, site, service: 'Service\r\nX-Evil: yes' };
  await office.send(await makeMessage(database.db, { facts }));
  const [source = '', second] = office.smtp.taken;
  expect(second).toBeUndefined();
  expect(headersOf(source).filter((line) => /^(?:bcc|x-evil|mail from)/i.test(line))).toEqual([]);
  expect(headersOf(source).join('\n')).toContain('Shop Bcc: thief@mail.example');
  expect(office.smtp.recipients).toEqual(['reader@mail.example']);
});

test('an address containing several is never sent to any of them', async () => {
  await using office = await postOffice();
  const recipient = 'reader@mail.example, thief@mail.example\r\nRCPT TO:<other@mail.example>';
  const id = await makeMessage(database.db, { recipient });
  await office.send(id);
  expect(await office.state(id)).toMatchObject({ status: 'failed' });
  expect(office.smtp.recipients).toEqual([]);
});

test('no address, name or link of a message is logged or stored with the job', async () => {
  await using office = await postOffice();
  const sent = await makeMessage(database.db, { eventKey: 'sent' });
  await office.send(sent);
  const refused = await makeMessage(database.db, { eventKey: 'refused' });
  office.smtp.react({ at: 'recipient', code: 550 });
  await office.send(refused);
  const delayed = await makeMessage(database.db, { eventKey: 'delayed' });
  office.smtp.react({ at: 'message', code: 451 });
  const fault: unknown = await office.send(delayed).catch((error: unknown) => error);
  const logged = office.logged();
  for (const id of [sent, refused, delayed]) expect(logged).toContain(id);
  expect(`${logged}${String(fault)}`).not.toMatch(/mail\.example|Example Shop|some-token/);
});
