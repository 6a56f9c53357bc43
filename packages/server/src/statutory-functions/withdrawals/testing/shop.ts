import type { WithdrawalFunction } from '@clausewright/contract';
import { json } from '../../../platform/database/json.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { type Customer, service, type Service } from '../../../customers/sessions/testing/customer.ts';
import { makeAgreement, makeSite, makeVersion } from '../../../testing/factories.ts';

export const answers = {
  website_url: 'https://www.shop.example/',
  entity_type: 'business',
  business_name: 'Muster GmbH',
  contact_email: 'info@shop.example',
};
export const typed = {
  name: 'Ada Lovelace',
  contract: 'Order 4711',
  items: '',
  email: 'ada@mail.example',
};

/** A served document of somebody. */
export async function makeDocument(
  db: Database,
  owner: Customer,
  given: { type?: 'RETURN_REFUND_POLICY' | 'PRIVACY_POLICY'; answers?: object } = {},
): Promise<string> {
  const site = await makeSite(db, { owner_id: owner.id });
  const { id } = await makeAgreement(db, {
    site_id: site.id,
    owner_id: owner.id,
    status: 'finalized',
    type: given.type ?? 'RETURN_REFUND_POLICY',
  });
  const said = given.answers ?? answers;
  await makeVersion(db, {
    agreement_id: id,
    answers: json<Readonly<Record<string, unknown>>>({ ...said }),
    included: json({ languages: ['en'], laws: [], paidClauses: [], free: true }),
  });
  return id;
}

export interface Page {
  status: number;
  body: string;
  headers: Record<string, unknown>;
  /** Of the form that confirms. */
  key: string;
}

export interface Shop extends AsyncDisposable {
  service: Service;
  owner: Customer;
  agreementId: string;
  hosted: WithdrawalFunction;
  get(path?: string, headers?: Record<string, string>): Promise<Page>;
  send(fields: Readonly<Record<string, string>>, path?: string, sent?: Sent): Promise<Page>;
  /** Both steps, as a consumer takes them. */
  withdraw(given?: Partial<typeof typed>, path?: string): Promise<Page>;
}
interface Sent {
  headers?: Record<string, string>;
  address?: string;
}

/** An owner who hosts the withdrawal function of a site. */
export async function shop(db: Database, settings: Parameters<typeof service>[1] = {}): Promise<Shop> {
  const one = await service(db, settings);
  const owner = await one.customer();
  const agreementId = await makeDocument(db, owner);
  const { json: made } = await owner.call('POST', '/withdrawal/new', {
    agreement_id: agreementId,
    trader: 'Muster GmbH',
    email: 'info@shop.example',
  });
  const hosted = made['data'].withdrawal as WithdrawalFunction;
  const address = new URL(hosted.url).pathname;
  const ask = async (
    method: 'GET' | 'POST',
    path: string,
    { headers = {}, address: remoteAddress = '203.0.113.7', payload }: Sent & { payload?: string },
  ): Promise<Page> => {
    const reply = await one.app.inject({
      method,
      url: `${address}${path}`,
      headers,
      remoteAddress,
      ...(payload !== undefined && { payload }),
    });
    const [, key = ''] = /name="key" value="([\w-]*)"/.exec(reply.body) ?? [];
    return { status: reply.statusCode, body: reply.body, headers: reply.headers, key };
  };
  const send: Shop['send'] = (fields, path = '/en', { headers, ...sent } = {}) =>
    ask('POST', path, {
      ...sent,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams({ ...fields }).toString(),
    });
  return {
    service: one,
    owner,
    agreementId,
    hosted,
    get: (path = '', headers = {}) => ask('GET', path, { headers }),
    send,
    async withdraw(given = {}, path = '/en') {
      const fields = { ...typed, ...given };
      const { key } = await send({ ...fields, step: 'check' }, path);
      return send({ ...fields, step: 'confirm', key }, path);
    },
    [Symbol.asyncDispose]: () => one[Symbol.asyncDispose](),
  };
}
