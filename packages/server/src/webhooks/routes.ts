import {
  changeWebhook,
  deleteWebhook,
  listWebhookDeliveries,
  listWebhooks,
  newWebhook,
  resendWebhook,
  testWebhook,
  webhookSecret,
} from '@clausewright/contract';
import type { FastifyInstance } from 'fastify';
import { serveCall } from '../platform/http/route.ts';
import { listOwnDeliveries, resend, sendTest } from './own-deliveries.ts';
import { addWebhook, changeOwnWebhook, listOwnWebhooks, removeWebhook, tellSecret } from './own-webhooks.ts';
import type { WebhookPorts } from './ports.ts';

export function serveWebhookCalls(app: FastifyInstance, ports: WebhookPorts): void {
  serveCall(app, listWebhooks, ({ session }) => listOwnWebhooks(ports, session));
  serveCall(app, newWebhook, ({ session, body }) => addWebhook(ports, session, body));
  serveCall(app, changeWebhook, ({ session, params, body }) =>
    changeOwnWebhook(ports, session, { ...body, id: params.id }),
  );
  serveCall(app, deleteWebhook, ({ session, params }) => removeWebhook(ports, session, params.id));
  serveCall(app, webhookSecret, ({ session, params }) => tellSecret(ports, session, params.id));
  serveCall(app, listWebhookDeliveries, ({ session, params, query }) =>
    listOwnDeliveries(ports, session, { id: params.id, after: query.after ?? null }),
  );
  serveCall(app, testWebhook, ({ session, params }) => sendTest(ports, session, params.id));
  serveCall(app, resendWebhook, ({ session, params }) => resend(ports, session, params.id));
}
