import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { Config } from '../config.ts';
import type { Database } from '../database/schema.ts';
import { languageOf } from '../http/request-language.ts';
import { listPage, messagePage, outboxPolicy } from './outbox-pages.ts';
import { findMessage, newestMessages } from './outbox-store.ts';

export interface OutboxPorts {
  db: Database;
  config: Pick<Config, 'mode' | 'smtpUrl' | 'publicUrl'>;
}

/** The outbox holds private links of everybody: it is shown on a machine of one's own only. */
export function outboxIsShown({ mode, smtpUrl }: OutboxPorts['config']): boolean {
  return mode !== 'production' && smtpUrl === undefined;
}

/** The messages that no mail server sends; to everybody else these paths are unknown. */
export function serveOutbox(app: FastifyInstance, { db, config }: OutboxPorts): void {
  const options: RouteShorthandOptions = {
    config: { documentClass: 'page' },
    schema: { hide: true },
    preHandler: async (request, reply) => {
      if (!outboxIsShown(config) || !isDirect(request, config.publicUrl)) {
        reply.callNotFound();
        return reply;
      }
      reply.headers({
        'cache-control': 'no-store',
        'referrer-policy': 'no-referrer',
        'content-security-policy': outboxPolicy,
      });
    },
  };
  app.get('/outbox', options, async (request, reply) =>
    sendPage(reply, listPage(await newestMessages(db), languageOf(request))),
  );
  app.get('/outbox.json', options, async () => {
    const messages = await newestMessages(db);
    return messages.map(({ recipient, subject, text, html, createdAt }) => ({
      to: recipient,
      subject,
      text,
      html,
      at: createdAt.toISOString(),
    }));
  });
  app.get<{ Params: { id: string } }>('/outbox/:id', options, async (request, reply) => {
    const message = await findMessage(db, request.params.id);
    if (message !== null) return sendPage(reply, messagePage(message, languageOf(request)));
    reply.callNotFound();
    return reply;
  });
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page);
}

/** Headers of a proxy: the request comes from elsewhere, and who asks is not known. */
const forwarding = /^(?:x-forwarded-.*|forwarded|via|x-real-ip)$/;

/**
 * Not through a proxy, and under a name of this instance: a foreign name that was pointed to this
 * machine would let a page of that name read the answer.
 */
function isDirect({ headers, hostname }: FastifyRequest, publicUrl: string): boolean {
  if (Object.keys(headers).some((name) => forwarding.test(name))) return false;
  return ['localhost', '127.0.0.1', '[::1]', new URL(publicUrl).hostname].includes(hostname);
}
