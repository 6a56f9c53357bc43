import { json } from '../../database/json.ts';
import { makeAgreement, makeSite, makeVersion } from '../../../testing/factories.ts';
import {
  saveFunction,
  type WithdrawalFunction,
} from '../../../statutory-functions/withdrawals/function-store.ts';
import {
  type Asked,
  confirmed,
  sameForAll,
  ownersOnly,
  plain,
  type Request,
  type Row,
  type RowDatabase,
} from './route-row.ts';

const now = new Date(0);
const choices = { trader: 'Muster GmbH', email: 'info@shop.example' };

/** The withdrawal function: what its owner does with it, and what consumers see. */
export function withdrawalRows(database: RowDatabase): Record<string, Row> {
  const hosted = ({ of: { id: ownerId } }: Asked): Promise<WithdrawalFunction> => {
    const given = { ...choices, ownerId, place: 'shop.example', language: 'en', active: true, now } as const;
    return database.db.transaction().execute((trx) => saveFunction(trx, given));
  };
  const document = async ({ of: { id: ownerId } }: Asked): Promise<string> => {
    const site = await makeSite(database.db, { owner_id: ownerId });
    const type = 'RETURN_REFUND_POLICY';
    const { id } = await makeAgreement(database.db, { site_id: site.id, owner_id: ownerId, type });
    const answers = json<Readonly<Record<string, unknown>>>({ website_url: 'https://shop.example/' });
    await makeVersion(database.db, { agreement_id: id, answers });
    return id;
  };
  const own = (path: string, body?: object): Row => ({
    ask: async (asked): Promise<Request> => ({
      url: path.replace(':id', (await hosted(asked)).id),
      ...(body !== undefined && { body }),
    }),
    expected: ownersOnly,
  });
  const page = (path: string): Row => ({
    ask: async (asked) => ({ url: `/withdraw/${(await hosted(asked)).token}${path}` }),
    expected: sameForAll(200),
  });
  return {
    'GET /withdrawal/agreement/:id': {
      ask: async (asked) => ({ url: `/withdrawal/agreement/${await document(asked)}` }),
      expected: ownersOnly,
    },
    'POST /withdrawal/new': {
      ask: async (asked) => ({
        url: '/withdrawal/new',
        body: { agreement_id: await document(asked), ...choices },
      }),
      expected: ownersOnly,
    },
    'POST /withdrawal/host': {
      ask: plain('/withdrawal/host', { website_url: 'shop.example' }),
      expected: confirmed,
    },
    'GET /withdrawal/list': { ask: plain('/withdrawal/list'), expected: confirmed },
    'PUT /withdrawal/:id': own('/withdrawal/:id', { ...choices, active: true }),
    'GET /withdrawal/log/:id': own('/withdrawal/log/:id'),
    'POST /withdrawal/export/:id': own('/withdrawal/export/:id', { format: 'csv' }),
    // Its address is handed out by the export, which has rows of its own.
    'GET /withdrawal-logs': { ask: plain('/withdrawal-logs?file=a.b'), expected: sameForAll(404) },
    'GET /withdraw/:token': page(''),
    'GET /withdraw/:token/:language': page('/en'),
    // A body that is no form.
    'POST /withdraw/:token/:language': {
      ask: async (asked) => ({ url: `/withdraw/${(await hosted(asked)).token}/en`, body: {} }),
      expected: sameForAll(415),
    },
  };
}
