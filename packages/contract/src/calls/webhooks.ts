/** Addresses that are told what happens in an account, and what became of each message. */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { id, idParams, moment } from '../fields.ts';
import { limits } from '../limits.ts';
import { deliveryFaults, deliveryStates, sentKinds, webhookKinds } from '../webhook-kinds.ts';

const url = z.string().check(z.minLength(1), z.maxLength(limits.url));
const kinds = z.array(z.enum(webhookKinds)).check(z.minLength(1), z.maxLength(webhookKinds.length));

const webhook = z.object({
  id,
  url: z.string(),
  kinds: z.array(z.enum(webhookKinds)),
  enabled: z.boolean(),
  created_at: moment,
  /** Since when it takes nothing; null: it does, or nothing was sent. */
  failing_since: z.nullable(moment),
  /** When we switched it off, because it took nothing for days. */
  ended_at: z.nullable(moment),
});
export type Webhook = z.output<typeof webhook>;

const delivery = z.object({
  /** The same in the header `webhook-id`, however often it is sent. */
  message_id: z.string(),
  id,
  kind: z.enum(sentKinds),
  at: moment,
  state: z.enum(deliveryStates),
  attempts: z.number(),
  /** Null: it was not sent yet. */
  last_attempt_at: z.nullable(moment),
  /** Of the last answer; null: none came. */
  last_status: z.nullable(z.number()),
  /** Why none came. */
  last_fault: z.nullable(z.enum(deliveryFaults)),
  /** Null: it is not sent again. */
  next_attempt_at: z.nullable(moment),
});
export type WebhookDelivery = z.output<typeof delivery>;

const read = { scope: 'read', of: 'account' } as const;
const write = { scope: 'write', of: 'account' } as const;

export const listWebhooks = defineCall({
  id: 'listWebhooks',
  method: 'GET',
  path: '/customer/webhooks',
  summary: 'The addresses that are told what happens in the account, the newest first.',
  limit: 'account',
  access: 'customer',
  key: read,
  result: z.object({ webhooks: z.array(webhook) }),
});

export const newWebhook = defineCall({
  id: 'newWebhook',
  method: 'POST',
  path: '/customer/webhooks',
  summary: 'Adds an address; answers the secret by which its receiver checks what it is sent.',
  limit: 'account',
  activity: 'webhook-added',
  access: 'customer',
  key: write,
  body: z.strictObject({ url, kinds }),
  result: z.object({ webhook, secret: z.string() }),
});

export const changeWebhook = defineCall({
  id: 'changeWebhook',
  method: 'PUT',
  path: '/customer/webhooks/:id',
  summary: 'Changes an address and what it is told, or switches it on or off. What waits for it stays.',
  limit: 'account',
  activity: 'webhook-changed',
  access: 'customer',
  key: write,
  params: idParams,
  body: z.strictObject({ url, kinds, enabled: z.boolean() }),
  result: z.object({ webhook }),
});

export const deleteWebhook = defineCall({
  id: 'deleteWebhook',
  method: 'DELETE',
  path: '/customer/webhooks/:id',
  summary: 'Removes an address with all messages to it.',
  limit: 'account',
  members: { right: 'manage', of: 'account' },
  activity: 'webhook-deleted',
  access: 'customer',
  params: idParams,
  result: z.object({}),
});

export const webhookSecret = defineCall({
  id: 'webhookSecret',
  method: 'GET',
  path: '/customer/webhooks/:id/secret',
  summary: 'The secret by which the receiver at an address checks what it is sent.',
  limit: 'account',
  members: { right: 'manage', of: 'account' },
  access: 'customer',
  params: idParams,
  result: z.object({ secret: z.string() }),
});

export const listWebhookDeliveries = defineCall({
  id: 'listWebhookDeliveries',
  method: 'GET',
  path: '/customer/webhooks/:id/deliveries',
  summary: 'Messages to an address, newest first, fifty at a time. Kept for 30 days.',
  limit: 'account',
  access: 'customer',
  key: read,
  params: idParams,
  query: z.strictObject({
    /** The messages after this one, which are older; the last of the page before. */
    after: z.optional(id),
  }),
  result: z.object({
    webhook,
    deliveries: z.array(delivery),
    /** What to give as `after` for the next page; null: this is the last. */
    next: z.nullable(id),
  }),
});

export const testWebhook = defineCall({
  id: 'testWebhook',
  method: 'POST',
  path: '/customer/webhooks/:id/test',
  summary: 'Sends a message of the kind `webhook.test`.',
  limit: 'account',
  activity: 'webhook-tested',
  access: 'customer',
  key: write,
  params: idParams,
  body: z.strictObject({}),
  result: z.object({ delivery }),
});

export const resendWebhook = defineCall({
  id: 'resendWebhook',
  method: 'POST',
  path: '/customer/webhook-deliveries/:id/send',
  summary: 'Sends a message again, with the same id; one that was given up is tried anew.',
  limit: 'account',
  activity: 'webhook-resent',
  access: 'customer',
  key: write,
  params: idParams,
  body: z.strictObject({}),
  result: z.object({ delivery }),
});
