import type { Json } from '../../../documents/agreements/testing/visitor.ts';
import type { Addresses } from './fakes.ts';

/** How the person at the page pays, with each provider: what the browser does, and its proof. */
export const payers = {
  sandbox: async () => ({}),
  stripe: async ({ stripe }: Addresses, opened: Json, card = 'pm_card_visa') => {
    // Paid already, as it turned out when it was opened: there is nothing to confirm.
    if (opened['data'].client === null) return {};
    await browser(`${stripe}/fake/confirm-intent`, {
      client_secret: opened['data'].client.client_secret,
      payment_method: card,
    });
    return {};
  },
  braintree: async ({ braintree }: Addresses, _: Json, decline?: string) => {
    const made = await browser(`${braintree}/fake/tokenize`, {
      card: decline === undefined ? {} : { decline },
      three_d_secure: 'shifted',
    });
    return { nonce: made['nonce'] as string };
  },
  paypal: async ({ paypal }: Addresses, opened: Json) => {
    // Charged already, as it turned out when it was opened: there is nothing to approve.
    if (opened['data'].client === null) return {};
    await browser(`${paypal}/fake/approve`, { order_id: opened['data'].client.order_id });
    return {};
  },
  fastspring: async ({ fastspring }: Addresses, opened: Json) => {
    if (opened['data'].client === null) return {};
    const session = opened['data'].client.session_id as string;
    await browser(`${fastspring}/fake/checkout`, { session });
    return { session };
  },
} as const;

export type Payer = keyof typeof payers;

async function browser(url: string, body: object): Promise<Json> {
  const headers = { 'content-type': 'application/json' };
  // oxlint-disable-next-line no-restricted-globals -- the payer's browser
  const reply = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  return (await reply.json()) as Json;
}
