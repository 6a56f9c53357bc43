import { Writable } from 'node:stream';
import { languages } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { createLog } from '../../platform/http/log.ts';
import { openMailer } from '../../platform/mail/mailer.ts';
import { renderMessage } from '../../platform/mail/email-writers.ts';
import { sendMail, sweepOutbox } from '../../platform/mail/send-mail.ts';
import { startSmtpFake } from '../../platform/mail/testing/smtp-fake.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { pageWords } from './page-messages.ts';
import { shop } from './testing/shop.ts';

const database = useTestDatabase();

/** The job that sends, to a fake mail server. */
async function postOffice(clock: () => Date) {
  const smtp = await startSmtpFake();
  const mailer = openMailer({
    smtpUrl: smtp.url,
    sender: { name: 'Clausewright', address: 'help@clausewright.example' },
    timeouts: { connection: 2000, greeting: 2000, silence: 300 },
  });
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _, done) {
      lines.push(chunk.toString());
      done();
    },
  });
  const ports = {
    db: database.db,
    clock,
    log: createLog('trace', sink),
    mailer,
    enqueue: async () => {},
    attachments: async () => [],
  };
  return {
    smtp,
    logged: () => lines.join(''),
    sweep: () => sweepOutbox(ports),
    /** Tries every message that waits. */
    async deliver() {
      const waiting = database.db.selectFrom('outbox').select('id').where('status', '=', 'waiting');
      for (const { id } of await waiting.orderBy('message').execute())
        await sendMail(ports, id).catch(() => {});
    },
    async [Symbol.asyncDispose]() {
      mailer[Symbol.dispose]();
      await smtp[Symbol.asyncDispose]();
    },
  };
}

/** The text of a message source; its parts come quoted-printable. */
function textOf(source = ''): string {
  const [, text = ''] = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n----_NmP/.exec(source) ?? [];
  const bytes = text
    .replaceAll('=\r\n', '')
    .replaceAll(/=([\dA-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8').replaceAll('\r\n', '\n');
}

test('the consumer gets an acknowledgement with content, date and time, and the owner a notice', async () => {
  await using one = await shop(database.db);
  await using office = await postOffice(one.service.clock);
  const at = one.service.clock().toISOString().slice(0, 19).replace('T', ' ');
  await one.withdraw({ items: 'Two cups\n-- \nYours, Muster GmbH' }, '/de');
  await office.deliver();
  expect(office.smtp.recipients).toEqual(['info@shop.example', 'ada@mail.example']);
  const [notice, acknowledgement] = office.smtp.taken.map(textOf);
  for (const line of [
    `${at} UTC`,
    '> Ich widerrufe den unten genannten Vertrag in dem Teil, den ich nenne.',
    '> Name: Ada Lovelace',
    '> Vertrag: Order 4711',
    '> Two cups\n> --\n> Yours, Muster GmbH',
    '> E-Mail-Adresse: ada@mail.example',
    'Fragen zu Rückgabe und Erstattung beantwortet Muster GmbH: info@shop.example.',
    'weil diese Adresse bei einem Widerruf angegeben wurde',
  ]) {
    expect(acknowledgement).toContain(line);
  }
  expect(office.smtp.taken[1]).toContain('Content-Language: de');
  // Who answers a letter reaches the other side, not this service.
  expect(office.smtp.taken[1]).toContain('Reply-To: info@shop.example\r\n');
  expect(office.smtp.taken[0]).toContain('Reply-To: ada@mail.example\r\n');
  expect(notice).toContain(`${at} UTC`);
  expect(notice).toContain('> Contract: Order 4711');
  expect(notice).toContain(`/profile/withdrawals/${one.hosted.withdrawal_id}`);
  const { json } = await one.owner.call('GET', `/withdrawal/log/${one.hosted.withdrawal_id}`);
  expect(json['data'].declarations).toMatchObject([{ acknowledgement: 'sent', notice: 'sent' }]);
  for (const text of ['Ada', 'ada@mail', '4711', 'Muster']) expect(office.logged()).not.toContain(text);
});

test.each(languages)('in %s both e-mails are complete for any content', (language) => {
  const facts = {
    service: 'Clausewright',
    trader: 'Muster\r\nBcc: eve@evil.example',
    contact: 'info@shop.example',
    at: '2026-06-20T10:00:00.000Z',
    statement: pageWords(language)('statement'),
    name: '<b>Ada</b>',
    contract: 'x'.repeat(500),
    items: null,
    email: 'ada@mail.example',
    replyTo: 'info@shop.example',
  };
  const letters = [
    renderMessage('withdrawal-received', language, facts),
    renderMessage('withdrawal-notice', language, {
      ...facts,
      place: 'shop.example',
      link: 'https://app.example/p',
    }),
  ];
  for (const { subject, text, html } of letters) {
    expect(subject).not.toMatch(/[\r\n]/);
    expect(text).toContain(`> ${facts.statement}`);
    expect(text).toContain('x'.repeat(500));
    expect(text).toContain('2026-06-20 10:00:00 UTC');
    expect(html).toContain('&lt;b&gt;Ada&lt;/b&gt;');
    expect(`${subject}${text}`).not.toMatch(/[{}]|undefined/);
  }
});

test('without a mail server the page still confirms, and both e-mails wait', async () => {
  await using one = await shop(database.db);
  await using office = await postOffice(one.service.clock);
  office.smtp.react(...Array.from({ length: 2 }, () => ({ at: 'sender', code: 451 }) as const));
  expect((await one.withdraw()).status).toBe(200);
  const states = async () => {
    const { json } = await one.owner.call('GET', `/withdrawal/log/${one.hosted.withdrawal_id}`);
    const [{ acknowledgement, notice }] = json['data'].declarations;
    return [acknowledgement, notice];
  };
  await office.deliver();
  expect(await states()).toEqual(['waiting', 'waiting']);
  // The mail server takes everything again, but knows no such reader.
  office.smtp.react('accept', { at: 'recipient', code: 550 });
  await office.deliver();
  expect(await states()).toEqual(['failed', 'sent']);
});
