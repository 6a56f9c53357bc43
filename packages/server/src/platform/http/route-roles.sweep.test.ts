import * as contract from '@clausewright/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Json } from '../../documents/agreements/testing/visitor.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { type Request, type Role, roles, type Row } from './testing/route-row.ts';
import { routeTable } from './testing/route-table.ts';
import { type Owner, routeWorld, type World } from './testing/route-world.ts';
import { apiCalls, routeNames } from './testing/list-routes.ts';

// Worlds are costly: rows that change nothing of it share one.
const database = useTestDatabase({ keep: true });
let shared: World;
beforeAll(async () => {
  shared = await routeWorld(database.db);
});
afterAll(() => shared[Symbol.asyncDispose]());
const table = routeTable(database);

test('every route of the server and every call of the contract has a row, and no row is unused', async () => {
  const routes = routeNames(shared.app);
  expect(routes.toSorted()).toEqual(Object.keys(table).toSorted());
  for (const call of apiCalls) expect(routes).toContain(call);
});

/** Whose things each role asks for, and what it shows. */
function asking(role: Role, { owner, unconfirmed, other }: World, row: Row) {
  const { token = ({ finished }: Owner) => finished['access_token'] as string } = row;
  const bearer = (who: Owner) => ({ authorization: `Bearer ${who.bearer}` });
  const visiting: Owner = { ...owner, ...owner.visiting };
  const cases: Record<Role, { of: Owner; headers: Record<string, string> }> = {
    visitor: { of: owner, headers: {} },
    holder: { of: owner, headers: { 'x-agreement-token': token(owner) } },
    unconfirmed: { of: unconfirmed, headers: bearer(unconfirmed) },
    owner: { of: owner, headers: bearer(owner) },
    other: { of: owner, headers: bearer(other) },
    maker: { of: visiting, headers: { 'x-agreement-token': token(visiting) } },
  };
  return cases[role];
}

async function send(
  { app }: World,
  route: string,
  { url, body }: Request,
  headers: Record<string, string>,
): Promise<string | number> {
  const [method = 'GET', path = ''] = route.split(' ');
  const isCall = apiCalls.has(route) || path.startsWith('/probe');
  const isApi = isCall || path === '/heartbeat' || path === '/openapi.json';
  const reply = await app.inject({
    method: method as 'GET' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS',
    url: `${isApi ? contract.apiBase : ''}${url}`,
    headers,
    ...(body !== undefined && { payload: body }),
  });
  if (!isCall) return reply.statusCode;
  const { success, messages = [] } = reply.json<Json>();
  return success === true ? 'ok' : (messages[0]?.code ?? reply.statusCode);
}

/** The owner last: what the others may not do must not be done before. */
const inTurn: readonly Role[] = ['visitor', 'holder', 'maker', 'unconfirmed', 'other', 'owner'];

test.each(Object.entries(table))('%s answers each role as listed', async (route, row) => {
  await using own = row.changes === true ? await routeWorld(database.db) : null;
  const world = own ?? shared;
  const results = new Map<Role, string | number>();
  for (const role of inTurn) {
    const { of, headers } = asking(role, world, row);
    results.set(role, await send(world, route, await row.ask({ world, of }), headers));
  }
  const listed = roles.map((role, index) => [role, row.expected[index] ?? row.expected[1]]);
  expect(roles.map((role) => [role, results.get(role)])).toEqual(listed);
});

test('an invalid bearer token is rejected by every call except session renewal and log-out', async () => {
  const world = shared;
  const { owner } = world;
  for (const [route, row] of Object.entries(table)) {
    if (!apiCalls.has(route)) continue;
    const request = await row.ask({ world, of: owner });
    for (const authorization of [`Bearer ${'x'.repeat(43)}`, `Bearer ${owner.refresh}`, 'Basic YTpi', '']) {
      const result = await send(world, route, request, { authorization });
      const expected = route.endsWith('/logout') ? 'ok' : 'not-authenticated';
      expect([route, authorization, result]).toEqual([route, authorization, expected]);
    }
  }
});
