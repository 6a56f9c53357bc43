/** The calls of webhooks: apart, because two pages alone need them. */
import type * as contract from '@clausewright/contract';
import { get, post, put, remove } from '../endpoint.ts';

export const webhookCalls = {
  listWebhooks: get<typeof contract.listWebhooks>('/customer/webhooks'),
  newWebhook: post<typeof contract.newWebhook>('/customer/webhooks'),
  changeWebhook: put<typeof contract.changeWebhook>('/customer/webhooks/:id'),
  deleteWebhook: remove<typeof contract.deleteWebhook>('/customer/webhooks/:id'),
  webhookSecret: get<typeof contract.webhookSecret>('/customer/webhooks/:id/secret'),
  listWebhookDeliveries: get<typeof contract.listWebhookDeliveries>('/customer/webhooks/:id/deliveries'),
  testWebhook: post<typeof contract.testWebhook>('/customer/webhooks/:id/test'),
  resendWebhook: post<typeof contract.resendWebhook>('/customer/webhook-deliveries/:id/send'),
};
