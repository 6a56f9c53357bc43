import type { FastifyInstance, FastifyReply, RouteShorthandOptions } from 'fastify';
import type { Config } from '../config/config.ts';
import type { Database } from '../database/schema.ts';
import { requestLanguage } from '../http/request-language.ts';
import { listPage, messagePage, outboxPolicy } from './outbox-pages.ts';
import { findMessage, newestMessages } from './outbox-store.ts';

export interface OutboxPorts {
  db: Database;
  config: Pick<Config, 'mode' | 'smtpUrl'>;
}

/** The outbox holds private links of everybody: it is shown to whoever sits at the machine, and never in production. */
export function isOutboxEnabled({ mode, smtpUrl }: OutboxPorts['config']): boolean {
  return mode !== 'production' && smtpUrl === undefined;
}

/** The messages that no mail server sends; to everybody else these paths are unknown. */
export function serveOutbox(app: FastifyInstance, { db, config }: OutboxPorts): void {
  const options: RouteShorthandOptions = {
    config: { documentClass: 'page', ownMachine: true },
    schema: { hide: true },
    preHandler: async (_, reply) => {
      if (!isOutboxEnabled(config)) {
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
    sendPage(reply, listPage(await newestMessages(db), requestLanguage(request))),
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
    if (message !== null) return sendPage(reply, messagePage(message, requestLanguage(request)));
    reply.callNotFound();
    return reply;
  });
}

function sendPage(reply: FastifyReply, page: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(page);
}
