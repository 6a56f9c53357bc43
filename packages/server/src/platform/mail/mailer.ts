import type { Readable } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { OutboxMessage } from './outbox-store.ts';
import type { Attachment } from './attachment.ts';

/** What became of one attempt; `code` names the cause and quotes nothing of what a server said. */
export type Delivery =
  | { status: 'sent' }
  /** The server refuses this recipient or this message for good. */
  | { status: 'refused'; code: string }
  /** It was not handed over; another attempt may succeed. */
  | { status: 'delayed'; code: string }
  /** It was handed over, at least in part, but the answer never came. */
  | { status: 'unanswered'; code: string };

export interface Mailer extends Disposable {
  /** `replyTo`: where that is not who sends. */
  send(
    message: OutboxMessage & { replyTo?: string | null; files?: readonly Attachment[] },
  ): Promise<Delivery>;
}

export interface MailerOptions {
  smtpUrl: string;
  sender: { name: string; address: string };
  /** Milliseconds: until connected, until greeted, and without a sign of the server. */
  timeouts?: { connection: number; greeting: number; silence: number };
}

/** Sends over one connection that is kept open; ending it closes that. */
export function openMailer({ smtpUrl, sender, timeouts = usualTimeouts }: MailerOptions): Mailer {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 1,
    // Only what the server had no byte of is put in again: an idle connection that it had closed.
    maxRequeues: 1,
    connectionTimeout: timeouts.connection,
    dnsTimeout: timeouts.connection,
    greetingTimeout: timeouts.greeting,
    socketTimeout: timeouts.silence,
    disableFileAccess: true,
    disableUrlAccess: true,
  } as Parameters<typeof createTransport>[0] & { maxRequeues: number });
  const streams = new Map<string, Readable>();
  transport.use('stream', ({ message }, done) => {
    message.processFunc((stream) => {
      streams.set(message.messageId(), stream);
      return stream;
    });
    done();
  });
  const host = sender.address.slice(sender.address.lastIndexOf('@') + 1);
  return {
    async send({ id, recipient, language, subject, text, html, createdAt, replyTo = null, files = [] }) {
      // Stays the same when the message is sent again, so that receivers can tell.
      const messageId = `<${id}@${host}>`;
      try {
        await transport.sendMail({
          messageId,
          date: createdAt,
          from: sender,
          // As an object it is one address whatever it holds; as text it could be a list.
          to: { name: '', address: recipient },
          ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
          subject,
          text,
          html,
          attachments: files.map(({ fileName: filename, contentType, content }) => ({
            filename,
            contentType,
            content: Buffer.from(content),
          })),
          xMailer: false,
          headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
        });
        return { status: 'sent' };
      } catch (error) {
        return deliveryOf(error, streams.get(messageId)?.readableDidRead ?? false);
      } finally {
        streams.delete(messageId);
      }
    },
    [Symbol.dispose]: () => transport.close(),
  };
}

const usualTimeouts = { connection: 5000, greeting: 5000, silence: 15_000 };

/** `begun` when the server has read something of the message. */
function deliveryOf(error: unknown, begun: boolean): Delivery {
  if (!(error instanceof Error)) throw error;
  const { responseCode, command, code } = fieldsOf(error);
  if (responseCode === null) return { status: begun ? 'unanswered' : 'delayed', code };
  // A no to the log-in or the sender is about us, and the operator can mend it.
  const aboutMessage = command === 'RCPT TO' || command === 'DATA';
  const refused = responseCode >= 500 && aboutMessage;
  return { status: refused ? 'refused' : 'delayed', code: String(responseCode) };
}

function fieldsOf(error: Error): { responseCode: number | null; command: string; code: string } {
  const given: Error & { responseCode?: unknown; command?: unknown; code?: unknown } = error;
  return {
    responseCode: typeof given.responseCode === 'number' ? given.responseCode : null,
    command: typeof given.command === 'string' ? given.command : '',
    code: typeof given.code === 'string' ? given.code : 'unknown',
  };
}
