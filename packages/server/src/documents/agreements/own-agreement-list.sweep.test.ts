import { ExplainNode, SelectQueryNode, sql } from 'kysely';
import { expect, test } from 'vitest';
import { complete, type Json, type Visitor, visitor } from './testing/visitor.ts';
import { json } from '../../platform/database/json.ts';
import { makeAgreement, makeSite, makeVersion, someTime } from '../../testing/factories.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { type ListAsked, listAgreements } from './own-agreement-store.ts';
import { makeAgreements } from './testing/many-agreements.ts';
import { type Person, person, send } from '../../customers/accounts/testing/people.ts';

const database = useTestDatabase();

async function listed(one: Visitor, { bearer }: Person, query: Record<string, string>, path = 'all') {
  const asked = new URLSearchParams(query).toString();
  const reply = await send(one, 'GET', `/customer/agreements/${path}?${asked}`, undefined, { bearer });
  expect(reply.json['success']).toBe(true);
  const { agreements, total } = reply.json['data'] as { agreements: Json[]; total: number };
  expect(total).toBe(agreements.length);
  return agreements.map((row) => row['site_name'] ?? row['site_url']);
}

test('a list is searchable by name and address, filtered by type, sorted as requested, for its owner only', async () => {
  await using one = await visitor(database.db);
  const { db } = database;
  const ada = await person(one, 'ada@shop.example');
  const bob = await person(one, 'bob@shop.example');
  const sites = [
    { name: 'Überall', address: 'https://ueberall.example' },
    { name: 'Café Straße', address: null },
    { name: '100 % Œuvre_d’art', address: 'https://art.example/a_b' },
    { name: 'Ｆｕｌｌ Łódź', address: 'https://x.example/?q=\\' },
  ];
  const included = json({ languages: ['en'], laws: [], paidClauses: [], free: true });
  for (const [index, site] of sites.entries()) {
    for (const { id: owner_id } of [ada, bob]) {
      const { id: site_id } = await makeSite(db, { owner_id, ...site });
      const created_at = new Date(someTime.getTime() + index * 1000);
      const updated_at = new Date(someTime.getTime() + (index === 1 ? 90_000 : 60_000));
      // What waits for its owner is planned anew, from answers that its type takes.
      const type = index < 2 ? 'EULA' : index === 2 ? 'DISCLAIMER' : 'TEST';
      const made = await makeAgreement(db, { owner_id, site_id, type, created_at, updated_at });
      if (type === 'TEST')
        await makeVersion(db, { agreement_id: made.id, answers: json(complete), included });
    }
  }
  const [first, cafe, art, full] = sites.map(({ name }) => name);
  const found: Record<string, (string | undefined)[]> = {
    '': [full, art, cafe, first],
    uberall: [first],
    ÜBERALL: [first],
    ueberall: [first],
    'cafe strasse': [cafe],
    'Cafe\u0301': [cafe],
    '%': [art],
    _: [art],
    '\\': [full],
    'full lodz': [full],
    'oeuvre_d’': [art],
    '  art.EXAMPLE ': [art],
    '\u0000': [full, art, cafe, first],
    '\ud800': [],
    "' or true --": [],
  };
  for (const [q, names] of Object.entries(found)) {
    expect([q, await listed(one, ada, { q })]).toEqual([q, names]);
  }
  const ordered = {
    newest: [full, art, cafe, first],
    oldest: [first, cafe, art, full],
    changed: [cafe],
    name: [art, cafe, full, first],
  };
  for (const [sort, names] of Object.entries(ordered)) {
    expect([sort, (await listed(one, ada, { sort })).slice(0, names.length)]).toEqual([sort, names]);
  }
  expect(await listed(one, ada, { type: 'EULA', sort: 'name' })).toEqual([cafe, first]);
  expect(await listed(one, ada, { type: 'EULA', q: 'a' }, 'unpaid')).toEqual([cafe, first]);
  expect(await listed(one, ada, { status: 'unfinished', sort: 'oldest' })).toEqual([first, cafe, art, full]);
  expect(await listed(one, ada, { status: 'finalized' })).toEqual([]);
  for (const wrong of ['sort=size', 'type=POEM', 'page=0', `q=${'x'.repeat(101)}`, 'order=name']) {
    const reply = await send(one, 'GET', `/customer/agreements/all?${wrong}`, undefined, ada);
    expect([wrong, reply.status, reply.json['success']]).toEqual([wrong, 200, false]);
  }
});

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

/** What the two questions of a list read: nodes of the plans that the engine really ran. */
async function nodesRead(ownerId: string, asked: Partial<ListAsked>): Promise<PlanNode[]> {
  const plans: PlanNode[] = [];
  const explaining = database.db.withPlugin({
    transformQuery: ({ node }) =>
      SelectQueryNode.is(node)
        ? { ...node, explain: ExplainNode.create('json', sql`analyze`.toOperationNode()) }
        : node,
    transformResult: async ({ result }) => {
      const [row] = result.rows as { 'QUERY PLAN': [{ Plan: PlanNode }] }[];
      if (row !== undefined) plans.push(row['QUERY PLAN'][0].Plan);
      return { ...result, rows: plans.length === 1 ? [{ total: 0 }] : [] };
    },
  });
  const whole = { unpaid: false, sort: 'newest', page: 1, perPage: 20, documentsUrl: '', ...asked } as const;
  await listAgreements(explaining, ownerId, whole);
  expect(plans).toHaveLength(2);
  const below = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(below)];
  return plans.flatMap(below).filter((node) => node['Relation Name'] !== undefined);
}

const rowsOf = (nodes: readonly PlanNode[], table: string): number =>
  nodes
    .filter((node) => node['Relation Name'] === table)
    .reduce((sum, node) => {
      const kept = node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0);
      return sum + kept * node['Actual Loops'];
    }, 0);

test('with 10,000 agreements of one owner and of others a list reads only its own, and pages by index', async () => {
  await using one = await visitor(database.db);
  const { db } = database;
  const ada = await person(one, 'ada@shop.example');
  const bob = await person(one, 'bob@shop.example');
  await makeAgreements(db, ada.id, 10_000);
  await makeAgreements(db, bob.id, 10_000);
  const many = (query: object) =>
    listAgreements(db, ada.id, {
      unpaid: false,
      sort: 'newest',
      page: 1,
      perPage: 20,
      documentsUrl: '',
      ...query,
    });
  expect(await many({ q: 'cafe muller', page: 5 })).toMatchObject({
    total: 100,
    agreements: Array.from({ length: 20 }, (_, index) => ({
      site_name: `Café Müller ${2000 - index * 100}`,
    })),
  });
  expect(await many({ unpaid: true, page: 167 })).toMatchObject({ total: 3333 });

  // Rows of agreements, and of sites, that both questions may read: the engines scan the whole tables here,
  // twice 10,000, where that is cheaper than an index over half of them.
  const mostRead: [Partial<ListAsked>, number, number][] = [
    [{}, 20_100, 20],
    [{ sort: 'oldest', page: 3 }, 20_100, 20],
    [{ sort: 'changed' }, 20_100, 20],
    [{ type: 'EULA', unpaid: true }, 20_200, 20],
    [{ page: 500 }, 40_000, 20],
    [{ sort: 'name', page: 500 }, 40_000, 10_100],
    [{ q: 'muller' }, 40_000, 20_100],
    [{ q: 'nowhere', sort: 'name' }, 40_000, 20_100],
  ];
  for (const [asked, agreements, sites] of mostRead) {
    const nodes = await nodesRead(ada.id, asked);
    const what = JSON.stringify(asked);
    expect(rowsOf(nodes, 'agreements'), what).toBeLessThanOrEqual(agreements);
    expect(rowsOf(nodes, 'sites'), what).toBeLessThanOrEqual(sites);
    expect(rowsOf(nodes, 'agreement_versions'), what).toBeLessThanOrEqual(20);
  }
});
