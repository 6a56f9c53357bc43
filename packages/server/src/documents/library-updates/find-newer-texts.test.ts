import { libraryVersion } from '@clausewright/library/clauses';
import { expect, test } from 'vitest';
import { person, post, send } from '../../customers/accounts/testing/people.ts';
import { findAgreement } from '../records/agreement-store.ts';
import { complete, type Holder, twoLanguages, visitor } from '../agreements/testing/visitor.ts';
import { bought, texts } from '../texts/testing/bought-texts.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { findNewerTexts } from './find-newer-texts.ts';
import { updateReasons } from './update-reasons.ts';
import { makeOlder } from './testing/make-older.ts';

const database = useTestDatabase();

const branches = [
  {
    _id: 'b1',
    branch_name: 'Nord',
    branch_open: 'yes',
    rooms: [{ _id: 'r1', room_name: 'Halle', room_use: 'work' }],
  },
];
const withBranches = { ...complete, branches };
const first = { 'test.branches': 1 };
const reader = 'reader@mail.example';

const checks = (now: Date) =>
  database.db
    .selectFrom('library_checks')
    .select(['agreement_id', 'reasons'])
    .where('library', '=', libraryVersion(now))
    .execute();
const alerts = () =>
  database.db
    .selectFrom('outbox')
    .select(['recipient', 'language', 'subject', 'text', 'status'])
    .where('message', '=', 'law-alert')
    .execute();
const reasons = async (id: string) => {
  const agreement = await findAgreement(database.db, id);
  if (agreement === null) throw new Error('no agreement');
  return updateReasons(database.db, agreement, 'nl');
};

test('only a changed text counts as an update, whatever numbers, days and manual edits changed', async () => {
  await using one = await visitor(database.db);
  const { db } = database;
  const ada = await person(one, 'ada@shop.example');
  const body = { request_id: crypto.randomUUID(), type: 'TEST', answers: withBranches };
  const old = (await post(one, '/agreement/new', body, ada)).json['data'].agreement_id as string;
  const sameText = await one.made(withBranches);
  const present = await one.made(withBranches);
  const renumbered = await one.made(complete);
  const sharedWords = await one.made(withBranches);
  const unpaid = await one.made(twoLanguages);
  const deleted = await one.made(withBranches);
  await makeOlder(db, old, { clauses: first, text: ['Nord', 'Norden'], answers: { law_alerts: 'yes' } });
  await makeOlder(db, sameText.id, { clauses: first, answers: { law_alerts: 'yes' } });
  await makeOlder(db, renumbered.id, { lawCatalogue: '2020-01-01' });
  // Words that clauses share have no number in the version.
  await makeOlder(db, sharedWords.id, { text: ['Nord', 'Norden'] });
  await makeOlder(db, unpaid.id, { clauses: first, text: ['Muster', 'Master'] });
  await makeOlder(db, deleted.id, { clauses: first, text: ['Nord', 'Norden'] });
  await send(one, 'DELETE', `/agreement/delete/${deleted.id}`, undefined, { agreement: deleted.token });
  // Another day alone is no other text.
  one.clock.advance(40 * 86_400_000);

  const both = await Promise.all([findNewerTexts(one.ports), findNewerTexts(one.ports)]);
  for (const { failed } of both) expect(failed).toEqual([]);
  const rows = new Map((await checks(one.clock())).map(({ agreement_id: id, reasons: why }) => [id, why]));
  expect(rows).toEqual(
    new Map([
      [old, [{ kind: 'clause', id: 'test.branches' }]],
      [sameText.id, []],
      [present.id, []],
      [renumbered.id, []],
      [sharedWords.id, [{ kind: 'clause', id: 'test.branches' }]],
    ]),
  );
  expect(await reasons(old)).toEqual([
    {
      kind: 'clause',
      id: 'test.branches',
      text: 'Gesloten vestigingen worden nu zonder ruimtes vermeld.',
    },
  ]);
  expect(await alerts()).toMatchObject([
    { recipient: 'ada@shop.example', language: 'en', status: 'waiting' },
  ]);
  const [alert] = await alerts();
  expect(alert?.subject).toContain('shop.example');
  expect(alert?.text).toContain('– Closed branches are now listed without rooms.\n');
  expect(alert?.text).toContain(`/wizard/test/update/${old}\n`);
  expect(alert?.text).toContain('Log in to your account to open it.');
  expect(await findNewerTexts(one.ports)).toEqual({ checked: 0, waiting: 0, failed: [] });

  // Looked at again, under another library too, it is told once; what waits beside it, to where its answers say.
  await db.deleteFrom('library_checks').execute();
  expect(await findNewerTexts(one.ports)).toMatchObject({ checked: 5, waiting: 2 });
  expect(await findNewerTexts(one.ports, { library: 'unrelated' })).toMatchObject({ waiting: 2 });
  expect(await alerts()).toHaveLength(1);
  await makeOlder(db, old, { clauses: { 'test.contact': 0 }, text: ['Muster', 'Master'] });
  await db
    .updateTable('agreements')
    .set({ delivery_email: reader, interface_language: 'de' })
    .where('id', '=', old)
    .execute();
  expect(await findNewerTexts(one.ports, { library: 'next' })).toMatchObject({ checked: 5, waiting: 2 });
  expect((await alerts()).find(({ recipient }) => recipient === reader)?.text).toContain(
    '– Geschlossene Standorte werden nun ohne Räume aufgeführt.\n',
  );
});

test('an update clears the notice, a manual edit does not, and manual texts are not mentioned', async () => {
  await using one = await visitor(database.db);
  const { db } = database;
  const edited = await bought(one, { ...twoLanguages, branches });
  const listed = await person(one, 'ada@shop.example');
  const claims = { agreements: [{ agreement_id: edited.id, token: edited.token }] };
  await post(one, '/customer/claim-agreements', claims, listed);
  const owned = texts(one, edited.id, { bearer: listed.bearer });
  const waits = async () => {
    const { json } = await send(one, 'GET', '/customer/agreements/all', undefined, listed);
    const [row] = json['data'].agreements;
    expect(row.update_by_banner).toBe(false);
    return row.update_available as boolean;
  };
  const { revision } = await owned.details('en');
  const clauses = [{ id: 'test.branches', markdown: '## Mine\n\nWritten by hand.' }];
  expect((await owned.save({ language: 'en', revision, clauses })).code).toBeNull();
  await findNewerTexts(one.ports);
  expect([await waits(), await reasons(edited.id)]).toEqual([false, []]);

  await makeOlder(db, edited.id, { clauses: first, generated: ['Nord', 'Norden'] });
  await findNewerTexts(one.ports, { library: 'next' });
  expect([await waits(), (await reasons(edited.id)).map(({ id }) => id)]).toEqual([true, ['test.branches']]);
  const again = [{ id: 'test.branches', markdown: '## Mine\n\nWritten again.' }];
  expect((await owned.save({ language: 'en', revision: revision + 1, clauses: again })).code).toBeNull();
  expect(await waits()).toBe(true);

  const update = {
    request_id: crypto.randomUUID(),
    type: 'TEST',
    answers: { ...twoLanguages, branches },
    revision: revision + 2,
    edits: 'reset',
  };
  const updated = await post(one, `/agreement/update/${edited.id}`, update, listed);
  expect(updated.json['data'].status).toBe('finalized');
  expect([await waits(), await reasons(edited.id)]).toEqual([false, []]);
  expect(await findNewerTexts(one.ports, { library: 'next' })).toMatchObject({ checked: 1, waiting: 0 });
});

test('a run stops at its limit, the next one continues, and what cannot be planned blocks nothing', async () => {
  await using one = await visitor(database.db);
  const made: Holder[] = [];
  for (let index = 0; index < 5; index += 1) made.push(await one.made(withBranches));
  const broken = made.map(({ id }) => id).toSorted()[1] ?? '';
  await makeOlder(database.db, broken, { clauses: first, text: ['"children"', '"kinder"'] });
  const runs = [];
  for (let run = 0; run < 4; run += 1) {
    const { checked, failed } = await findNewerTexts(one.ports, { most: 2 });
    runs.push([checked, failed.map(({ agreementId }) => agreementId)]);
  }
  expect(runs).toEqual([
    [1, [broken]],
    [1, [broken]],
    [1, [broken]],
    [1, [broken]],
  ]);
  expect(await checks(one.clock())).toHaveLength(4);
  const ended = new AbortController();
  ended.abort();
  await database.db.deleteFrom('library_checks').execute();
  expect(await findNewerTexts(one.ports, { signal: ended.signal })).toMatchObject({ checked: 0 });
});
