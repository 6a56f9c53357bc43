import { memberRoles } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { useTestDatabase } from '../testing/test-database.ts';
import { agency, change, codeOf, decide, publish } from './testing/agency.ts';

const database = useTestDatabase();

test('a reviewer approves or declines one version, and a change needs a new word', async () => {
  await using house = await agency(database);
  const [editor, reviewer] = [await house.join('editor'), await house.join('reviewer')];
  expect(await house.require(true)).toBe('ok');
  const id = await house.document(editor.call);
  expect(await publish(reviewer.call, id)).toBe('member-role');
  expect(await publish(editor.call, id)).toBe('approval-missing');
  expect(await publish(house.asOwner, id)).toBe('approval-missing');
  expect(await decide(reviewer.call, id, { approved: false, remark: '  The address is old. ' })).toBe('ok');
  expect(await publish(house.asOwner, id)).toBe('approval-declined');

  expect(await change(editor.call, id, 'Neue GmbH')).toBe('ok');
  const read = (await house.asOwner('GET', `/agreement/approval/${id}`))['data'];
  expect(read).toMatchObject({ required: true, state: 'open', may_decide: true, own: false });
  expect(read.decisions).toMatchObject([
    {
      name: reviewer.email,
      approved: false,
      remark: 'The address is old.',
      number: 1,
      current: false,
      counts: false,
    },
  ]);
  expect(await publish(house.asOwner, id)).toBe('approval-missing');
  expect(await decide(reviewer.call, id, { approved: true })).toBe('ok');
  expect(await publish(house.asOwner, id)).toBe('ok');

  const kinds = (await house.asOwner('GET', '/activity/list'))['data'].entries.map(
    ({ kind }: { kind: string }) => kind,
  );
  expect(kinds).toEqual(
    expect.arrayContaining(['document-declined', 'document-approved', 'document-published']),
  );
  expect((await house.asOwner('GET', `/agreement/approval/${id}`))['data']).toMatchObject({
    state: null,
    revision: null,
    may_decide: false,
  });
  expect(await decide(reviewer.call, id, { approved: true, revision: 2 })).toBe('nothing-to-approve');
});

test.each(memberRoles)('what a member in the role %s may of it', async (role) => {
  await using house = await agency(database);
  const id = await house.document();
  const one = await house.join(role);
  const may = role === 'owner' || role === 'reviewer';
  expect(await decide(one.call, id, { approved: true, revision: 1 })).toBe(may ? 'ok' : 'member-role');
  const read = await one.call('GET', `/agreement/approval/${id}`);
  expect(read['data']).toMatchObject({ may_decide: may, state: may ? 'approved' : 'open' });
});

test('nobody approves of another revision, of another website, of his own work, or after he was removed', async () => {
  await using house = await agency(database);
  const id = await house.document();
  await house.document(house.asOwner, 'other.example');
  const websites = await database.db
    .selectFrom('websites')
    .select('id')
    .where('owner_id', '=', house.id)
    .where('name', '=', 'other.example')
    .execute();
  const elsewhere = await house.join('reviewer', [websites[0]?.id ?? '']);
  expect(await decide(elsewhere.call, id, { approved: true, revision: 1 })).toBe('member-website');
  const reviewer = await house.join('reviewer');
  expect(await house.require(true)).toBe('ok');
  expect(await decide(reviewer.call, id, { approved: true, revision: 2 })).toBe('revision-changed');
  expect(await decide(house.asOwner, id, { approved: true })).toBe('approval-own');
  expect(await decide(reviewer.call, id, { approved: true })).toBe('ok');
  await house.asOwner('DELETE', `/organisation/members/${reviewer.id}`);
  expect(await decide(reviewer.call, id, { approved: true, revision: 1 })).toBe('not-a-member');
  expect(await publish(house.asOwner, id)).toBe('approval-missing');
  const { decisions } = (await house.asOwner('GET', `/agreement/approval/${id}`))['data'];
  expect(decisions).toMatchObject([{ name: reviewer.email, current: true, counts: false }]);
});

test('a role that changes makes nobody the judge of what he wrote', async () => {
  await using house = await agency(database);
  const [editor, reviewer] = [await house.join('editor'), await house.join('reviewer')];
  expect(await house.require(true)).toBe('ok');
  const id = await house.document(editor.call);
  const role = { role: 'reviewer', websites: null };
  expect(codeOf(await house.asOwner('PUT', `/organisation/members/${editor.id}`, role))).toBe('ok');
  expect(await decide(editor.call, id, { approved: true })).toBe('approval-own');
  expect((await editor.call('GET', `/agreement/approval/${id}`))['data']).toMatchObject({
    own: true,
    may_decide: false,
    approvers: 2,
  });
  expect(await decide(reviewer.call, id, { approved: true })).toBe('ok');
  // A press that comes twice says nothing new.
  expect(await decide(reviewer.call, id, { approved: true })).toBe('ok');
  const { decisions } = (await reviewer.call('GET', `/agreement/approval/${id}`))['data'] as {
    decisions: unknown[];
  };
  expect(decisions).toHaveLength(1);
  expect(await publish(house.asOwner, id)).toBe('ok');
});

test('of two who disagree the one who declines holds it back, until he says otherwise or goes', async () => {
  await using house = await agency(database);
  const [one, other] = [await house.join('reviewer'), await house.join('reviewer')];
  expect(await house.require(true)).toBe('ok');
  const id = await house.document();
  expect(await decide(one.call, id, { approved: false })).toBe('ok');
  expect(await decide(other.call, id, { approved: true })).toBe('ok');
  expect(await publish(house.asOwner, id)).toBe('approval-declined');
  // Though the clock stands still, the last word is the one that was said last.
  expect(await decide(one.call, id, { approved: true })).toBe('ok');
  expect(await decide(one.call, id, { approved: false })).toBe('ok');
  expect(await publish(house.asOwner, id)).toBe('approval-declined');
  await house.asOwner('DELETE', `/organisation/members/${one.id}`);
  expect(await publish(house.asOwner, id)).toBe('ok');
});

test('of a change and an approval at once the approval never reaches what was not read', async () => {
  await using house = await agency(database);
  const reviewer = await house.join('reviewer');
  expect(await house.require(true)).toBe('ok');
  for (let round = 0; round < 5; round += 1) {
    const id = await house.document(house.asOwner, `round-${round}.example`);
    const [said] = await Promise.all([
      decide(reviewer.call, id, { approved: true, revision: 1 }),
      change(house.asOwner, id, 'Andere GmbH'),
    ]);
    expect(['ok', 'revision-changed']).toContain(said);
    expect(await publish(house.asOwner, id)).toBe('approval-missing');
  }
});

test('the setting needs somebody who can approve, and an owner', async () => {
  await using house = await agency(database);
  const editor = await house.join('editor');
  expect(await house.require(true)).toBe('nobody-approves');
  const details = { name: 'Nordlicht', contact: house.ownerId, approval_required: true };
  expect(codeOf(await editor.call('PUT', '/organisation/details', details))).toBe('member-role');
  const reviewer = await house.join('reviewer');
  expect(await house.require(true)).toBe('ok');
  const listed = async () => (await house.asOwner('GET', '/organisation/members'))['data'];
  expect(await listed()).toMatchObject({ approval_required: true, approvers: true });
  await house.asOwner('DELETE', `/organisation/members/${reviewer.id}`);
  expect(await listed()).toMatchObject({ approval_required: true, approvers: false });
  // Whoever renames it leaves the setting as it is.
  const named = { name: 'Südlicht', contact: house.ownerId };
  expect(codeOf(await house.asOwner('PUT', '/organisation/details', named))).toBe('ok');
  expect(await listed()).toMatchObject({ name: 'Südlicht', approval_required: true });
  expect(await house.require(false)).toBe('ok');
  expect(await publish(house.asOwner, await house.document())).toBe('ok');
});

test('a letter asks each member who may approve once for one version', async () => {
  await using house = await agency(database);
  const [editor, reviewer] = [await house.join('editor'), await house.join('reviewer')];
  await house.join('billing');
  const id = await house.document(editor.call);
  const ask = () => editor.call('POST', `/agreement/approval/ask/${id}`);
  const letters = () =>
    database.db
      .selectFrom('outbox')
      .select(['recipient', 'facts'])
      .where('message', '=', 'approval-asked')
      .where('event_key', 'like', `approval:${id}:%`)
      .execute();
  expect((await ask())['data']).toEqual({ asked: 2 });
  expect((await ask())['data']).toEqual({ asked: 2 });
  expect((await letters()).map(({ recipient }) => recipient).toSorted()).toEqual(
    [house.world.owner.email, reviewer.email].toSorted(),
  );
  expect((await letters())[0]?.facts).toMatchObject({
    asker: editor.email,
    organisation: 'Nordlicht',
    link: expect.stringContaining(`/wizard/pay/${id}`),
  });
  await change(editor.call, id, 'Neue GmbH');
  await ask();
  expect(await letters()).toHaveLength(4);
  expect(codeOf(await reviewer.call('POST', `/agreement/approval/ask/${id}`))).toBe('member-role');
  const nobody = await house.document(house.asOwner, 'alone.example');
  await database.db.deleteFrom('members').where('role', '=', 'reviewer').execute();
  expect(codeOf(await house.asOwner('POST', `/agreement/approval/ask/${nobody}`))).toBe('nobody-approves');
});

test('a remark has a bound, and what was said cannot be changed or taken away', async () => {
  await using house = await agency(database);
  const reviewer = await house.join('reviewer');
  const id = await house.document();
  expect(await decide(reviewer.call, id, { approved: true, remark: 'x'.repeat(501) })).not.toBe('ok');
  expect(await decide(reviewer.call, id, { approved: true, remark: 'x'.repeat(500) })).toBe('ok');
  const change = database.db.updateTable('approvals').set({ approved: false }).where('agreement_id', '=', id);
  await expect(change.execute()).rejects.toThrow('stays said');
  await expect(database.db.deleteFrom('approvals').where('agreement_id', '=', id).execute()).rejects.toThrow(
    'stays said',
  );
  // Of whoever deletes the account the name goes, what was said stays.
  await database.db
    .updateTable('approvals')
    .set({ person_id: null })
    .where('agreement_id', '=', id)
    .execute();
  const { decisions } = (await house.asOwner('GET', `/agreement/approval/${id}`))['data'];
  expect(decisions).toMatchObject([{ name: null, approved: true, counts: false }]);
});
