import { insertAudit } from '../../platform/database/audit-store.ts';
import { newId } from '../../platform/database/ids.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Delivery } from '../../platform/mail/mailer.ts';
import { createMailer } from '../../platform/mail/create-mailer.ts';
import { rescheduleMessages, undeliveredMessages } from '../../platform/mail/undelivered-store.ts';
import type { Command } from './command.ts';

const mostShown = 200;
const noServer = 'No mail server is set (SMTP_URL): messages stay in the outbox.';

const testCommand: Command = {
  name: 'mail test',
  parameters: ['address'],
  options: {},
  about: 'Sends a test message and prints what the mail server answers.',
  audit: 'none',
  async run({ config, clock }, { positionals: [address = ''] }) {
    if (!/^[^\s@<>,;]+@[^\s@<>,;]+$/.test(address))
      return { ok: false, reason: 'This is not an e-mail address.' };
    using mailer = createMailer(config);
    if (mailer === null) return { ok: false, reason: noServer };
    const text = `${config.operator.name} can send messages through this mail server.`;
    const delivery = await mailer.send({
      id: newId(),
      recipient: address,
      language: 'en',
      subject: `${config.operator.name}: test`,
      text: `${text}\n`,
      html: `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</p>`,
      createdAt: clock(),
    });
    if (delivery.status !== 'sent') return { ok: false, reason: failureOf(delivery) };
    return { ok: true, lines: ['The mail server accepted it. Check whether it arrives.'] };
  },
};

function failureOf({ status, code }: Exclude<Delivery, { status: 'sent' }>): string {
  const what = {
    refused: 'The mail server permanently refuses this recipient or message',
    delayed: 'The mail server did not accept it',
    unanswered: 'The mail server received the message but did not answer',
  };
  return `${what[status]}: ${code}`;
}

const listCommand: Command = {
  name: 'mail list',
  parameters: [],
  options: {},
  about: 'Lists messages that wait or were given up; of addresses only the part after the @.',
  audit: 'none',
  async run({ database: { db } }) {
    const found = await undeliveredMessages(db, mostShown);
    if (found.length === 0) return { ok: true, lines: ['Everything was sent.'] };
    const lines = found.map(({ id, status, message, host, attempts, createdAt, nextAttemptAt }) =>
      [
        `${id}  ${status}  ${message}  …@${host}`,
        `of ${createdAt.toISOString()}`,
        `tries that may have arrived: ${attempts}`,
        ...(nextAttemptAt === null ? [] : [`next ${nextAttemptAt.toISOString()}`]),
      ].join(', '),
    );
    return { ok: true, lines: [...lines, ...(found.length < mostShown ? [] : ['There may be more.'])] };
  },
};

const retryCommand: Command = {
  name: 'mail retry',
  parameters: ['id|all'],
  options: {},
  about: 'Sends a message again, or all of them.',
  audit: 'within',
  async run({ config, database: { db }, clock, enqueue }, { positionals: [which = ''] }) {
    if (config.smtpUrl === undefined) return { ok: false, reason: noServer };
    const now = clock();
    const ids = await inTransaction(db, async (trx) => {
      const due = await rescheduleMessages(trx, which === 'all' ? null : which, now);
      for (const id of due) {
        await enqueue(trx, 'send-mail', { outbox_id: id });
        const about = { objectType: 'outbox', objectId: id, at: now };
        await insertAudit(trx, { actor: 'cli', action: 'mail.retry', ...about });
      }
      return due;
    });
    if (ids.length > 0 || which === 'all')
      return { ok: true, lines: [`Messages being sent now: ${ids.length}`] };
    return { ok: false, reason: 'No message with this id is waiting, or it is being sent right now.' };
  },
};

export const mailCommands: readonly Command[] = [testCommand, listCommand, retryCommand];
