/** Whatever a call of the contract says that it leaves in the list of activity is left, by the work itself. */
import * as contract from '@clausewright/contract';
import { activityKinds, type ActivityKind, type Call } from '@clausewright/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Json } from '../documents/agreements/testing/visitor.ts';
import { routeTable } from '../platform/http/testing/route-table.ts';
import { routeWorld, type World } from '../platform/http/testing/route-world.ts';
import { useTestDatabase } from '../testing/test-database.ts';

const database = useTestDatabase({ keep: true });
let shared: World;
beforeAll(async () => {
  shared = await routeWorld(database.db);
});
afterAll(() => shared[Symbol.asyncDispose]());
const table = routeTable(database);

const calls = Object.values<unknown>(contract).filter(
  (value): value is Call => typeof value === 'object' && value !== null && 'place' in value,
);
/** What a call leaves each time that it goes well; null where it depends, or nothing is left. */
const kindOf = ({ activity }: Call): ActivityKind | null =>
  typeof activity === 'object' ? ('after' in activity ? activity.after : null) : (activity ?? null);

async function entriesOf(ownerId: string): Promise<string[]> {
  const rows = database.db.selectFrom('activity').select('kind').where('owner_id', '=', ownerId);
  return (await rows.orderBy('at').orderBy('id').execute()).map(({ kind }) => kind);
}

/** What the owner was answered, and what was noted meanwhile. */
async function asked({ method, path }: Call, world: World) {
  const row = table[`${method} ${path}`];
  if (row === undefined) throw new Error(`${path} has no row`);
  const { owner } = world;
  const { url, body } = await row.ask({ world, of: owner });
  const before = await entriesOf(owner.id);
  const reply = await world.app.inject({
    method,
    url: `${contract.apiBase}${url}`,
    headers: { authorization: `Bearer ${owner.bearer}` },
    ...(body !== undefined && { payload: body }),
  });
  const left = await entriesOf(owner.id);
  for (const kind of before) left.splice(left.indexOf(kind), 1);
  return { went: reply.json<Json>()['success'] === true, left };
}

/** The table asks for these in ways that are refused, or that find nothing to do. */
const doNothingThere = [
  'addDomain',
  // Nobody could approve there.
  'askBannerApproval',
  'askDocumentApproval',
  'braintreeCreateMethod',
  'claimAgreements',
  'discardBanner',
  // Of organisations: `organisations.test.ts` asks as those who act for one.
  'changeMember',
  'changeOrganisation',
  // And `identity-provider.test.ts`, with a provider.
  'saveIdentityProvider',
  'requireIdentityProvider',
  'removeIdentityProvider',
  'inviteMember',
  // The row asks for an account that has the website: `move-website.test.ts` moves one.
  'moveWebsite',
  'removeMember',
  'withdrawInvitation',
  'stripeAttachMethod',
  'stripeConfirmSetupIntent',
  'verifyWebsite',
];
const didNothing = new Set<string>();

test.each(calls.map((call) => [call.id, call] as const))('%s', async (id, call) => {
  const { method, path, activity } = call;
  if (method !== 'GET') expect(activity).toBeDefined();
  const kind = kindOf(call);
  const changes = table[`${method} ${path}`]?.changes === true;
  await using own = changes ? await routeWorld(database.db) : null;
  const { went, left } = await asked(call, own ?? shared);
  const within = typeof activity === 'object' && 'within' in activity ? activity.within : [];
  if (kind === null) expect(within).toEqual(expect.arrayContaining(left));
  else if (left.length > 0) expect([id, went, left]).toEqual([id, true, [kind]]);
  else didNothing.add(id);
});

test('of the calls that leave something, all but a few left it', () => {
  expect([...didNothing].toSorted()).toEqual(doNothingThere.toSorted());
});

test('every kind is left by some call, or by what no call does', () => {
  const left = calls.flatMap(({ activity }) => {
    if (activity === undefined) return [];
    if (typeof activity === 'string') return [activity];
    if ('within' in activity) return activity.within;
    return 'after' in activity ? [activity.after] : [];
  });
  expect([...new Set<string>([...left, 'payment-refunded', 'website-received'])].toSorted()).toEqual(
    [...activityKinds].toSorted(),
  );
});
