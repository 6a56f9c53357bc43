/** Every call of the contract, asked over HTTP by a member of each role. */
import { apiBase, type Call, type MemberRole, memberRoles, organisationHeader } from '@clausewright/contract';
import * as contract from '@clausewright/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Json } from '../../documents/agreements/testing/visitor.ts';
import { routeTable } from '../../platform/http/testing/route-table.ts';
import { type Owner, routeWorld, type World } from '../../platform/http/testing/route-world.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const database = useTestDatabase({ keep: true });
const table = routeTable(database);
let shared: World;
const members = new Map<MemberRole, Owner>();

/** The owner of the world stands for the organisation: a member is whoever a row says belongs to it. */
async function addMembers(world: World, into: Map<MemberRole, Owner>): Promise<void> {
  for (const role of memberRoles) {
    const one = await world.join(`member-${role}`, true);
    await database.db
      .insertInto('members')
      .values({ organisation_id: world.owner.id, person_id: one.id, role, joined_at: new Date(0) })
      .execute();
    into.set(role, one);
  }
}

/** What the description says that a member needs, by method and path. */
const described = new Map<string, string | string[]>();

beforeAll(async () => {
  shared = await routeWorld(database.db);
  const { paths } = (await shared.app.inject(`${apiBase}/openapi.json`)).json<{
    paths: Record<string, Record<string, { 'x-member-right'?: string | string[] }>>;
  }>();
  for (const [path, operations] of Object.entries(paths)) {
    for (const [method, { 'x-member-right': right }] of Object.entries(operations)) {
      const named = path.replace(apiBase, '').replaceAll(/\{(\w+)\}/g, ':$1');
      if (right !== undefined) described.set(`${method.toUpperCase()} ${named}`, right);
    }
  }
  await addMembers(shared, members);
});
afterAll(() => shared[Symbol.asyncDispose]());

const calls = Object.values<unknown>(contract).filter(
  (one): one is Call => typeof one === 'object' && one !== null && 'place' in one,
);

/** By the specification of the roles, in words other than those of the table of rights. */
const may: Readonly<Record<MemberRole, (right: string) => boolean>> = {
  owner: () => true,
  editor: (right) => right !== 'approve' && right !== 'pay' && right !== 'manage',
  reviewer: (right) => right === 'read' || right === 'approve',
  billing: (right) => right === 'read' || right === 'pay',
  client: (right) => right === 'read' || right === 'write',
};

async function ask(world: World, call: Call, who: Owner): Promise<string> {
  const { method, path } = call;
  const row = table[`${method} ${path}`];
  if (row === undefined) throw new Error(`${path} has no row`);
  const { url, body } = await row.ask({ world, of: world.owner });
  const reply = await world.app.inject({
    method,
    url: `${apiBase}${url}`,
    headers: { authorization: `Bearer ${who.bearer}`, [organisationHeader]: world.owner.id },
    ...(body !== undefined && { payload: body }),
  });
  const { success, messages = [] } = reply.json<Json>();
  return success === true ? 'ok' : (messages[0]?.code ?? String(reply.statusCode));
}

const refusals = ['member-role', 'member-website', 'not-a-member', 'other-account', 'no-access'];

test.each(calls.map((call) => [`${call.method} ${call.path}`, call] as const))(
  '%s serves the roles that may, and no other',
  async (_, call) => {
    const right = described.get(`${call.method} ${call.path}`);
    const row = table[`${call.method} ${call.path}`];
    await using own = row?.changes === true ? await routeWorld(database.db) : null;
    const world = own ?? shared;
    const asking = own === null ? members : new Map<MemberRole, Owner>();
    if (own !== null) await addMembers(own, asking);
    // Whoever may do the most last: what is gone cannot be refused.
    for (const role of memberRoles.toReversed()) {
      const who = asking.get(role);
      if (who === undefined) throw new Error(`nobody is ${role}`);
      const told = await ask(world, call, who);
      const rights = right === undefined || right === 'none' ? [] : [right].flat();
      if (right === 'person') {
        // It is about himself: what is the organisation's is not his, and his role is not asked for.
        expect([role, told]).not.toEqual([role, 'member-role']);
      } else if (rights.length > 0 && !rights.some((right) => may[role](right))) {
        expect([role, told]).toEqual([role, 'member-role']);
      } else {
        expect(refusals, `${role} of ${call.id}`).not.toContain(told);
      }
    }
  },
);

test('the description names what a member needs for every call', () => {
  for (const call of calls)
    expect([call.id, described.has(`${call.method} ${call.path}`)]).toEqual([call.id, true]);
});

test('a stranger may nothing of it, whatever he names', async () => {
  await using world = await routeWorld(database.db);
  for (const call of calls) {
    if (call.members === 'person') continue;
    const told = await ask(world, call, world.bystander);
    expect([call.id, told]).toEqual([call.id, 'not-a-member']);
  }
});
