import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fuzzSeed, longTests } from '../../config/config.ts';
import { useOwnDatabase } from '../../../testing/test-database.ts';
import type { Row } from '../testing/route-row.ts';
import { routeTable } from '../testing/route-table.ts';
import { routeNames } from '../testing/list-routes.ts';
import { type FuzzWorld, fuzzWorld } from './testing/fuzz-world.ts';
import { findFaults } from './testing/find-faults.ts';
import { type Kind, kinds, ownersPlan, type Plan, arbitraryPlan } from './testing/plan.ts';
import { prepare } from './testing/requests.ts';
import { getRouteRules } from './testing/route-rules.ts';
import type { Answer, Sent } from './testing/send.ts';
import { sentMark } from './testing/texts.ts';
import { askAhead, stopHalfWay, wireTricks } from './testing/wire-tricks.ts';

/** Of each kind to each route: with what is chosen beside it some 1,500 requests, and more than 10,000. */
const runs = longTests() ? 14 : 2;
const seed = fuzzSeed() ?? fc.readConfigureGlobal().seed ?? Math.trunc(performance.timeOrigin % 2 ** 31);

// Its tables are watched by triggers that no other file should meet.
const database = useOwnDatabase();
const table = routeTable({
  get db() {
    return database.open.db;
  },
});
let fuzz: FuzzWorld;
let heapBefore = 0;
const sentTo = new Map<string, Set<Kind>>();
const accepted = new Set<string>();
let number = 0;

beforeAll(async () => {
  process.stdout.write(`fuzz: FUZZ_SEED=${seed} repeats this run\n`);
  fuzz = await fuzzWorld(database.open.db);
});
afterAll(() => fuzz[Symbol.asyncDispose]());

test('marked private data is shown to its owner only, public data to everybody', async () => {
  const { owner, open, closed, things } = fuzz.people.owner;
  const read = async (url: string, headers: Record<string, string> = {}): Promise<string> => {
    const answer = await fuzz.wire.send({ method: 'GET', url, headers, body: null });
    return answer === 'no answer' ? answer : answer.body;
  };
  const bearer = { authorization: `Bearer ${owner.bearer}` };
  const own = ['customer/info', 'customer/billing-address', 'customer/payment-methods'];
  for (const path of own) expect(await read(`/api/v1/${path}`, bearer)).toContain(closed);
  const vendors = `/api/v1/privacy-consent/vendors/${things.consent}`;
  expect(await read(vendors, bearer)).toContain(open);
  const shown = [
    `/c/${things.site}/en.js`,
    `/live/${things.live}`,
    `/withdraw/${things['withdrawal-page']}/en`,
    `/requests/${things['desk-page']}/en`,
  ];
  for (const url of shown) expect(await read(url)).toContain(open);
  expect(await read(`/invoices/${things.invoice}/ubl`)).toContain(closed);
});

test.each(Object.entries(table))('%s survives any input', async (route, row) => {
  const first = Object.keys(table).indexOf(route) * kinds.length;
  for (const [index, kind] of kinds.entries()) {
    const property = fc.asyncProperty(arbitraryPlan(fuzz.description, route, kind), (plan) =>
      tell(route, row, plan),
    );
    // A smaller case would meet another state of the server.
    const settings = { numRuns: runs, seed: seed + first + index, endOnFailure: true };
    await fc.assert(property, kind === 'usual' ? { ...settings, examples: [[ownersPlan]] } : settings);
  }
  if (heapBefore === 0 && number > 300) heapBefore = heapNow();
});

/** Sends one request and throws where anything is wrong with its answer, or with what it left. */
async function tell(route: string, row: Row, plan: Plan): Promise<void> {
  number += 1;
  const { sent, plain, asking } = await prepare(fuzz, { route, row, plan, number });
  await fuzz.written();
  const answer = await fuzz.wire.send(sent);
  const written = await fuzz.written();
  const { everybody, description } = fuzz;
  const about = { sent, plain, asking, answer, written };
  const faults = findFaults({ route, rules: getRouteRules(route), everybody, description, ...about });
  if (faults.length > 0) throw new Error(`${faults.join('\n')}\n${described(sent, plain, answer)}`);
  if (answer !== 'no answer' && isAccepted(answer)) accepted.add(route);
  sentTo.set(route, (sentTo.get(route) ?? new Set()).add(plan.kind));
  await fuzz.replaceWhoLeft(row.changes === true);
}

function isAccepted({ status, body }: Answer): boolean {
  return status < 300 && !body.startsWith('{"success":false');
}

function described({ method, url, headers }: Sent, plain: string, answer: Answer | 'no answer'): string {
  const short = (text: string): string => text.slice(0, 1500);
  const lines = [`${method} ${url.slice(0, 500)}`, short(JSON.stringify(headers)), short(plain)];
  const answered = answer === 'no answer' ? answer : `${answer.status} ${short(answer.body)}`;
  return [...lines, '->', answered].join('\n');
}

test('every route of the server was fuzzed in every way', () => {
  const missing = routeNames(fuzz.world.app).filter((route) => sentTo.get(route)?.size !== kinds.length);
  expect(missing).toEqual([]);
  // Refusals alone would prove little.
  expect(accepted.size).toBeGreaterThan(0.8 * sentTo.size);
});

test.each(Object.entries(table))(
  '%s survives split, chunked and repeated requests and headers',
  async (route, row) => {
    const plan = fc.sample(arbitraryPlan(fuzz.description, route, 'usual'), { numRuns: 1, seed })[0];
    if (plan === undefined) throw new Error('no plan');
    const first = Object.keys(table).indexOf(route) + seed;
    for (const [index, trick] of wireTricks.entries()) {
      // Each way to a sixth of the routes, to others with another seed.
      if (!longTests() && (first + index) % wireTricks.length !== 0) continue;
      number += 1;
      const { sent } = await prepare(fuzz, { route, row, plan, number });
      const { statuses, whole } = await fuzz.trickle(sent, trick, seed + number);
      const wrong = statuses.filter((status) => status >= 500 && status !== 503);
      expect([trick, wrong, whole]).toEqual([trick, [], true]);
      expect(statuses.length).toBeLessThanOrEqual(trick === 'pipelined' ? 3 : 1);
      // Given up half way, nothing is answered; all else is, if only with a refusal.
      expect(statuses.length).toBeGreaterThan(trick === 'given up' ? -1 : 0);
      await fuzz.replaceWhoLeft(row.changes === true);
    }
    const sent = { method: 'GET', url: '/healthz', headers: {}, body: null };
    expect(await fuzz.wire.send(sent)).toMatchObject({ status: 200 });
  },
);

test('half a request to any route is cut off in time', async () => {
  const { server } = fuzz.world.app;
  const { headersTimeout, requestTimeout } = server;
  // Both are looked at each second; as they are, they would take five and fifteen.
  Object.assign(server, { headersTimeout: 300, requestTimeout: 600 });
  // What each needs is made one after the other: all at once would wait for connections longer than they may.
  const requests = [];
  for (const [route, row] of Object.entries(table)) {
    const plan = fc.sample(arbitraryPlan(fuzz.description, route, 'usual'), { numRuns: 1, seed })[0];
    if (plan === undefined) throw new Error('no plan');
    requests.push({ route, ...(await prepare(fuzz, { route, row, plan, number: (number += 1) })) });
  }
  const stopped = await Promise.all(
    requests.map(async ({ route, sent }, index) => ({
      route,
      ...(await stopHalfWay(fuzz.port, sent, seed + index)),
    })),
  );
  Object.assign(server, { headersTimeout, requestTimeout });
  expect(stopped.filter(({ whole, statuses }) => !whole || statuses.some((status) => status >= 500))).toEqual(
    [],
  );
  for (const { changes } of Object.values(table)) await fuzz.replaceWhoLeft(changes === true);
});

test.each(Object.entries(table))('%s, pipelined and not read, does not block others', async (route, row) => {
  // Of the routes a fifth, others with another seed.
  if (!longTests() && (Object.keys(table).indexOf(route) + seed) % 5 !== 0) return;
  const plan = fc.sample(arbitraryPlan(fuzz.description, route, 'usual'), { numRuns: 1, seed })[0];
  if (plan === undefined) throw new Error('no plan');
  const { sent } = await prepare(fuzz, { route, row, plan, number: (number += 1) });
  const end = askAhead(fuzz.port, sent, 40);
  const health = { method: 'GET', url: '/healthz', headers: {}, body: null };
  for (let probe = 0; probe < 3; probe += 1)
    expect(await fuzz.wire.send(health)).toMatchObject({ status: 200 });
  end();
  // What was asked ahead may still be under way, as the deletion of an account: the same once more waits for it.
  if (row.changes === true) await fuzz.wire.send(sent);
  await fuzz.replaceWhoLeft(row.changes === true);
});

test('the log contains nothing that was sent and no personal data', () => {
  // A browser that meets a fault says where, as the pattern of a route: that is all that it can put there.
  const lines = fuzz.world.logged().split('\n');
  const log = lines.filter((line) => !line.includes('a browser reports')).join('\n');
  expect(log).toContain('answered');
  const marks = fuzz.everybody.flatMap(({ open, closed, secrets }) => [open, closed, ...secrets]);
  expect([sentMark, '2001:db8:', ...marks].filter((text) => log.includes(text))).toEqual([]);
});

test('the server still responds, and has not grown without bound', async () => {
  const headers = { authorization: `Bearer ${fuzz.people.owner.owner.bearer}` };
  const sent = { method: 'GET', url: '/api/v1/customer/info', headers, body: null };
  expect(await fuzz.wire.send(sent)).toMatchObject({ status: 200 });
  expect(heapNow() - heapBefore).toBeLessThan(200 * 1024 * 1024);
});

/** Bytes in use once everything was collected that can be. */
function heapNow(): number {
  setFlagsFromString('--expose-gc');
  runInNewContext('gc')();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
