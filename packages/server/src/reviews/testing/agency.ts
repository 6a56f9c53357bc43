/** An organisation with members of several roles, over the whole product, for tests of what they approve. */
import { apiBase, type MemberRole, organisationHeader } from '@clausewright/contract';
import { randomUUID } from 'node:crypto';
import { complete, type Json } from '../../documents/agreements/testing/visitor.ts';
import { type Owner, routeWorld, type World } from '../../platform/http/testing/route-world.ts';
import type { RowDatabase } from '../../platform/http/testing/route-row.ts';

export type CallAs = (
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
) => Promise<Json>;

export interface Agency extends AsyncDisposable {
  world: World;
  id: string;
  ownerId: string;
  asOwner: CallAs;
  join(role: MemberRole, websites?: readonly string[]): Promise<{ id: string; email: string; call: CallAs }>;
  /** With approval required or not. */
  require(approval_required: boolean): Promise<string>;
  document(call?: CallAs, site?: string): Promise<string>;
}

export const codeOf = ({ success, messages }: Json): string =>
  success === true ? 'ok' : (messages?.[0]?.code ?? 'none');

export async function agency(database: RowDatabase): Promise<Agency> {
  const world = await routeWorld(database.db);
  const callAs =
    (who: Owner, organisation: string | null): CallAs =>
    async (method, path, body) => {
      const reply = await world.app.inject({
        method,
        url: `${apiBase}${path}`,
        headers: {
          authorization: `Bearer ${who.bearer}`,
          ...(organisation !== null && { [organisationHeader]: organisation }),
        },
        ...(body !== undefined && { payload: body }),
      });
      return reply.json<Json>();
    };
  const { owner } = world;
  const made = await callAs(owner, null)('POST', '/organisation/new', { name: 'Nordlicht', language: 'en' });
  const id = made['data'].organisation.id as string;
  const asOwner = callAs(owner, id);
  return {
    world,
    id,
    ownerId: owner.id,
    asOwner,
    join: async (role, websites) => {
      const one = await world.join(role, true);
      const row = { organisation_id: id, person_id: one.id, role, joined_at: world.ports.clock() };
      await database.db
        .insertInto('members')
        .values({ ...row, website_ids: websites ? [...websites] : null })
        .execute();
      return { id: one.id, email: one.email, call: callAs(one, id) };
    },
    require: async (approval_required) =>
      codeOf(
        await asOwner('PUT', '/organisation/details', {
          name: 'Nordlicht',
          contact: owner.id,
          approval_required,
        }),
      ),
    document: async (call = asOwner, site = 'shop.example') => {
      const answers = { ...complete, website_url: site };
      const body = { request_id: randomUUID(), type: 'TEST', answers, for_review: true };
      return (await call('POST', '/agreement/new', body))['data'].agreement_id as string;
    },
    [Symbol.asyncDispose]: () => world[Symbol.asyncDispose](),
  };
}

/** The press on what waits, as its page makes it. */
export async function publish(call: CallAs, id: string): Promise<string> {
  const { revision } = (await call('GET', `/agreement/sale-details/${id}`))['data'] as { revision: number };
  const bought = { item_type: 'agreement', item_id: id, revision };
  return codeOf(
    await call('POST', '/transaction/new', { ...bought, processor: 'sandbox', expected_total: 0 }),
  );
}

/** Decides on what waits now, unless told of which revision. */
export async function decide(
  call: CallAs,
  id: string,
  { approved, remark, revision }: { approved: boolean; remark?: string; revision?: number },
): Promise<string> {
  const seen = revision ?? (await call('GET', `/agreement/sale-details/${id}`))['data'].revision;
  const said = { revision: seen, approved, ...(remark !== undefined && { remark }) };
  return codeOf(await call('POST', `/agreement/approval/${id}`, said));
}

/** Prepares another version that waits. */
export async function change(call: CallAs, id: string, owner: string): Promise<string> {
  const { revision, answers } = (await call('GET', `/agreement/details/update/${id}`))['data'];
  const body = { request_id: randomUUID(), type: 'TEST', answers: { ...answers, owner }, revision };
  return codeOf(await call('POST', `/agreement/update/prepare/${id}`, { ...body, edits: 'keep' }));
}
