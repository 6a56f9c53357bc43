/** Random calls by members of fifty organisations: nothing of an account is read or written by whoever it does not admit. */
import { apiBase, type Call, memberRoles, organisationHeader } from '@clausewright/contract';
import * as contract from '@clausewright/contract';
import { constantFrom, nat, option, record, sample } from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { longTests } from '../../platform/config/config.ts';
import { routeTable } from '../../platform/http/testing/route-table.ts';
import { type Owner, routeWorld, type World } from '../../platform/http/testing/route-world.ts';
import { useOwnDatabase } from '../../testing/test-database.ts';

// Its triggers would note what other files write.
const own = useOwnDatabase();
const database = {
  get db() {
    return own.open.db;
  },
};
const table = routeTable(database);
const organisations = 50;
const runs = longTests() ? 10_000 : 1000;

let world: World;
const accounts: Owner[] = [];
/** By the id of the organisation, the members that it admits. */
const members = new Map<string, Set<string>>();

/**
 * What is about the person himself has another admission: a secret, or his own session alone. What deletes an account
 * would leave the calls after it nothing to ask about.
 */
const calls = Object.values<unknown>(contract)
  .filter((one): one is Call => typeof one === 'object' && one !== null && 'place' in one)
  .filter((call) => call.members !== 'person' && call !== contract.deleteOrganisation);

/**
 * Notes for every row that a statement touches whose account it is: by its own column, or by what it belongs to. The
 * kinds of columns are asked of the database, so that a new table is held to it as well.
 */
async function noteTouched(): Promise<void> {
  const { db } = database;
  await sql`create table touched (account text)`.execute(db);
  await sql`
    create function note_touched() returns trigger language plpgsql as $$
    declare
      one jsonb := to_jsonb(case when tg_op = 'DELETE' then old else new end);
      account text := coalesce(one ->> 'owner_id', one ->> 'customer_id', one ->> 'organisation_id');
    begin
      if account is null and one ? 'agreement_id' then
        select owner_id into account from agreements where id = one ->> 'agreement_id';
      elsif account is null and one ? 'consent_id' then
        select owner_id into account from consents where id = one ->> 'consent_id';
      elsif account is null and one ? 'site_id' then
        select owner_id into account from sites where id = one ->> 'site_id';
      elsif account is null and one ? 'website_id' then
        select owner_id into account from websites where id = one ->> 'website_id';
      end if;
      if account is not null then insert into touched values (account); end if;
      return null;
    end $$`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select distinct c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and c.relname <> 'customers' and a.attname in
      ('owner_id', 'customer_id', 'organisation_id', 'agreement_id', 'consent_id', 'site_id', 'website_id')`.execute(
    db,
  );
  expect(rows.length).toBeGreaterThan(20);
  for (const { name } of rows) {
    await sql`
      create trigger note_touched after insert or update or delete on ${sql.table(name)}
      for each row execute function note_touched()`.execute(db);
  }
}

beforeAll(async () => {
  world = await routeWorld(database.db);
  for (let one = 0; one < organisations; one += 1) accounts.push(await world.join(`org-${one}`, true));
  // Each person belongs to two organisations, in roles by turns; the last ten organisations admit nobody.
  for (const [at, person] of accounts.entries()) {
    for (const step of [1, 7]) {
      const organisation = accounts[(at + step) % (organisations - 10)];
      if (organisation === undefined || organisation === person) continue;
      const role = memberRoles[(at + step) % memberRoles.length] ?? 'reviewer';
      await database.db
        .insertInto('members')
        .values({ organisation_id: organisation.id, person_id: person.id, role, joined_at: new Date(0) })
        .execute();
      const admitted = members.get(organisation.id) ?? new Set();
      members.set(organisation.id, admitted.add(person.id));
    }
  }
  await noteTouched();
}, 300_000);
afterAll(() => world[Symbol.asyncDispose]());

/** What would show that an account was read; fellow members know each other's ids and addresses. */
function marks({ id, email, customerId, finished, unpaid }: Owner, isFellow: boolean): string[] {
  const agreements = [finished['agreement_id'] as string, unpaid['agreement_id'] as string];
  return [...(isFellow ? [] : [id, email]), customerId, ...agreements];
}

const below = (many: number) => nat({ max: many - 1 });

test('a caller reads and writes what is his own or admits him, and nothing else', async () => {
  const picks = sample(
    record({
      call: constantFrom(...calls),
      caller: below(organisations),
      target: below(organisations),
      /** What the account has that is acted for, and not what the target has. */
      own: nat({ max: 2 }),
      actsFor: option(below(organisations), { freq: 3 }),
    }),
    runs,
  );
  let admitted = 0;
  for (const { call, caller, target, own: within, actsFor } of picks) {
    const who = accounts[caller];
    const account = actsFor === null ? who : accounts[actsFor];
    const of = within === 0 ? account : accounts[target];
    const row = table[`${call.method} ${call.path}`];
    if (who === undefined || of === undefined || account === undefined || row === undefined) continue;
    // The calls after it ask about the same agreements.
    if (call === contract.deleteAgreement && of === account) continue;
    const { url, body } = await row.ask({ world, of });
    await sql`truncate touched`.execute(database.db);
    const reply = await world.app.inject({
      method: call.method,
      url: `${apiBase}${url}`,
      headers: {
        authorization: `Bearer ${who.bearer}`,
        ...(actsFor !== null && { [organisationHeader]: account.id }),
      },
      ...(body !== undefined && { payload: body }),
    });
    const isAdmitted = account === who || members.get(account.id)?.has(who.id) === true;
    const own = isAdmitted ? [who.id, account.id] : [who.id];
    const { rows } = await sql<{ account: string }>`select distinct account from touched`.execute(
      database.db,
    );
    const said = `${call.id} by ${caller} for ${actsFor} on ${target}: ${reply.payload.slice(0, 300)}`;
    expect(
      rows.filter((one) => !own.includes(one.account)),
      said,
    ).toEqual([]);
    const fellows = isAdmitted ? members.get(account.id) : undefined;
    const foreign = accounts
      .filter(({ id }) => !own.includes(id))
      .flatMap((one) => marks(one, fellows?.has(one.id) === true));
    expect(
      foreign.filter((mark) => reply.payload.includes(mark)),
      said,
    ).toEqual([]);
    if (isAdmitted && of === account && reply.json<{ success?: boolean }>().success === true) admitted += 1;
  }
  // It does not only refuse.
  expect(admitted).toBeGreaterThan(runs / 50);
}, 1_200_000);
