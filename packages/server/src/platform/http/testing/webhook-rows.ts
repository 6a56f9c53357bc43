import { newId } from '../../database/ids.ts';
import { insertDeliveries } from '../../../webhooks/message-store.ts';
import { insertWebhook, listWebhooks } from '../../../webhooks/webhook-store.ts';
import { type Asked, confirmed, notForOthers, plain, type Row, type RowDatabase } from './route-row.ts';

const now = new Date(0);
const wanted = { url: 'https://shop.example/hook', kinds: ['banner.published'] } as const;

/** An account can have few: one that is there is used again. */
async function makeWebhook({ db }: RowDatabase, { of }: Asked): Promise<string> {
  const [there] = await listWebhooks(db, of.id);
  if (there !== undefined) return there.id;
  const id = newId();
  const row = { id, ownerId: of.id, url: wanted.url, kinds: [...wanted.kinds], now };
  await db.transaction().execute((trx) => insertWebhook(trx, row));
  return id;
}

async function makeDelivery(database: RowDatabase, asked: Asked): Promise<string> {
  const webhook = await makeWebhook(database, asked);
  const message = { kind: 'webhook.test', body: '{}', now, onceKey: null } as const;
  const [written] = await database.db
    .transaction()
    .execute((trx) => insertDeliveries(trx, [webhook], message));
  return written?.id ?? '';
}

export function webhookRows(database: RowDatabase): Record<string, Row> {
  const about =
    (path: string, body?: object): Row['ask'] =>
    async (asked) => ({
      url: `/customer/webhooks/${await makeWebhook(database, asked)}${path}`,
      ...(body !== undefined && { body }),
    });
  return {
    'GET /customer/webhooks': { ask: plain('/customer/webhooks'), expected: confirmed },
    'POST /customer/webhooks': {
      ask: plain('/customer/webhooks', wanted),
      expected: confirmed,
      changes: true,
    },
    'PUT /customer/webhooks/:id': {
      ask: about('', { ...wanted, enabled: true }),
      expected: notForOthers,
    },
    'DELETE /customer/webhooks/:id': { ask: about(''), expected: notForOthers, changes: true },
    'GET /customer/webhooks/:id/secret': { ask: about('/secret'), expected: notForOthers },
    'GET /customer/webhooks/:id/deliveries': { ask: about('/deliveries'), expected: notForOthers },
    'POST /customer/webhooks/:id/test': { ask: about('/test', {}), expected: notForOthers },
    'POST /customer/webhook-deliveries/:id/send': {
      ask: async (asked) => ({
        url: `/customer/webhook-deliveries/${await makeDelivery(database, asked)}/send`,
        body: {},
      }),
      expected: notForOthers,
    },
  };
}
