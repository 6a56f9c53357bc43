import type { RequestDesk, VisitorRequest } from '@clausewright/contract';
import { json } from '../../../platform/database/json.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { type Customer, service, type Service } from '../../../customers/sessions/testing/customer.ts';
import { makeAgreement, makeSite, makeVersion } from '../../../testing/factories.ts';
import { ensureWebsite } from '../../../websites/website-store.ts';

/** A website of somebody with a published privacy policy under these laws. */
export async function makePolicy(
  db: Database,
  ownerId: string,
  { laws, name = 'shop.example' }: { laws: readonly string[]; name?: string },
): Promise<{ websiteId: string; agreementId: string }> {
  const now = new Date(0);
  const websiteId = await db
    .transaction()
    .execute((trx) => ensureWebsite(trx, ownerId, { kind: 'website', name, now }));
  const site = await makeSite(db, { owner_id: ownerId, website_id: websiteId });
  const { id } = await makeAgreement(db, {
    site_id: site.id,
    owner_id: ownerId,
    status: 'finalized',
    type: 'PRIVACY_POLICY',
  });
  await makeVersion(db, {
    agreement_id: id,
    answers: json<Readonly<Record<string, unknown>>>({
      website_url: `https://${name}/`,
      entity_type: 'business',
      business_name: 'Muster GmbH',
      contact_email: 'privacy@shop.example',
      country: 'DE',
    }),
    included: json({ languages: ['en'], laws, paidClauses: [], free: true }),
  });
  return { websiteId, agreementId: id };
}

export interface Page {
  status: number;
  body: string;
  headers: Record<string, unknown>;
}

export interface Sent {
  language?: string;
  headers?: Record<string, string>;
  address?: string;
  /** Of an earlier page; a new one unless given. */
  key?: string;
}

export interface DeskWorld extends AsyncDisposable {
  service: Service;
  owner: Customer;
  websiteId: string;
  agreementId: string;
  desk: RequestDesk;
  get(path?: string, headers?: Record<string, string>): Promise<Page>;
  /** A path of the service, such as that in a letter. */
  ask(method: 'GET' | 'POST', path: string, sent?: Sent): Promise<Page>;
  /** The form, filled in and sent. */
  send(fields: Readonly<Record<string, string>>, sent?: Sent): Promise<Page>;
  key(): Promise<string>;
  list(of?: string): Promise<VisitorRequest[]>;
  /** Of the newest letter to somebody: facts as they were given. */
  letter(recipient: string, message: string): Promise<Record<string, unknown>>;
}

/** An owner with a desk for the website of a policy. */
export async function deskWorld(
  db: Database,
  {
    laws = ['gdpr'],
    ...settings
  }: { laws?: readonly string[] } & NonNullable<Parameters<typeof service>[1]> = {},
): Promise<DeskWorld> {
  const one = await service(db, settings);
  let session = await one.customer();
  /** Logs in anew where the clock ended the session. */
  const call: Customer['call'] = async (...given) => {
    const reply = await session.call(...given);
    if (reply.status !== 401) return reply;
    session = await one.logIn(session);
    return session.call(...given);
  };
  const owner: Customer = { ...session, call };
  const { websiteId, agreementId } = await makePolicy(db, owner.id, { laws });
  const { json: made } = await owner.call('PUT', `/requests/desk/${websiteId}`, {
    trader: 'Muster GmbH',
    email: 'privacy@shop.example',
    active: true,
  });
  const desk = made['data'].desk as RequestDesk;
  const base = new URL(desk.url).pathname;
  const ask: DeskWorld['ask'] = async (method, path, { headers = {}, address = '203.0.113.7' } = {}) => {
    const reply = await one.app.inject({ method, url: path, headers, remoteAddress: address });
    return { status: reply.statusCode, body: reply.body, headers: reply.headers };
  };
  const key = async () => {
    const { body } = await ask('GET', `${base}/en`);
    return /name="key" value="([\w-]*)"/.exec(body)?.[1] ?? '';
  };
  return {
    service: one,
    owner,
    websiteId,
    agreementId,
    desk,
    ask,
    key,
    get: (path = '', headers = {}) => ask('GET', `${base}${path}`, { headers }),
    async send(fields, { language = 'en', headers, address = '203.0.113.7', key: given } = {}) {
      const reply = await one.app.inject({
        method: 'POST',
        url: `${base}/${language}`,
        remoteAddress: address,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams({ key: given ?? (await key()), ...fields }).toString(),
      });
      return { status: reply.statusCode, body: reply.body, headers: reply.headers };
    },
    async list(of = 'waiting') {
      const { json: answer } = await owner.call('GET', `/requests/list/${websiteId}?of=${of}`);
      return answer['data'].requests as VisitorRequest[];
    },
    async letter(recipient, message) {
      const { facts } = await db
        .selectFrom('outbox')
        .select('facts')
        .where('recipient', '=', recipient)
        .where('message', '=', message)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow();
      return { ...facts };
    },
    [Symbol.asyncDispose]: () => one[Symbol.asyncDispose](),
  };
}

export const ada = 'ada@mail.example';
