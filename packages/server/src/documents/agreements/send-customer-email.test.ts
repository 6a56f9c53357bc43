import { expect, test } from 'vitest';
import {
  emailsTo,
  type Person,
  person,
  post,
  send,
  createSession,
} from '../../customers/accounts/testing/people.ts';
import { markFailed, markSent } from '../../platform/mail/delivery-store.ts';
import { useTestDatabase } from '../../testing/test-database.ts';
import { complete, twoLanguages, visitor } from './testing/visitor.ts';

const database = useTestDatabase();
const email = 'ada@shop.example';
const reader = 'reader@mail.example';

test('the e-mail is resent to the document’s address, else its account’s, once in ten minutes', async () => {
  await using one = await visitor(database.db);
  const ada = await person(one, email);
  const bob = await person(one, 'bob@shop.example');
  const body = { request_id: crypto.randomUUID(), type: 'TEST', answers: complete };
  const made = (await post(one, '/agreement/new', body, ada)).json['data'];
  const id = made.agreement_id as string;
  const ask = async (who?: Partial<Person>) => {
    const proofs = who ?? (await createSession(one, ada));
    return (await send(one, 'GET', `/agreement/send-customer-email/${id}`, undefined, proofs)).code;
  };
  const outbox = () =>
    database.db
      .selectFrom('outbox')
      .select(['id', 'recipient', 'status'])
      .where('message', '=', 'agreement-ready')
      .execute();
  expect([await ask({}), await ask(bob)]).toEqual(['no-access', 'other-account']);
  const at = one.jobs.length;
  const both = await Promise.all([ask(), ask(ada)]);
  expect(new Set(both)).toEqual(new Set(['email-already-sent', null]));
  expect(one.jobs.slice(at)).toEqual(['send-mail']);
  const [letter] = await outbox();
  const letterId = letter?.id ?? '';
  expect(letter).toMatchObject({ recipient: email, status: 'waiting' });
  const letters = await emailsTo(one, email);
  // Written in the same moment as the one that confirms the address: the order of the two says nothing.
  const ready = letters.find(({ message }) => message === 'agreement-ready');
  expect(ready?.text).toContain(`/download/${id}\n`);
  expect(ready?.text).not.toContain('token=');

  // A letter that waits is not written again, however long it does.
  one.clock.advance(20 * 60_000);
  expect(await ask()).toBe('email-already-sent');
  await markSent(database.db, letterId, one.clock());
  one.clock.advance(10 * 60_000 - 1000);
  expect(await ask()).toBe('email-already-sent');
  one.clock.advance(1000);
  expect(await ask()).toBeNull();
  await markFailed(database.db, letterId);
  expect(await ask()).toBeNull();
  await markSent(database.db, letterId, one.clock());
  // Another address has had none.
  await database.db.updateTable('agreements').set({ delivery_email: reader }).execute();
  expect(await ask()).toBeNull();
  expect(await outbox()).toMatchObject([{ id: letterId, recipient: reader, status: 'waiting' }]);
  expect((await emailsTo(one, reader)).at(-1)?.text).not.toContain('token=');
});

test('reports a missing address, and sends nothing for an unserved agreement', async () => {
  await using one = await visitor(database.db);
  const ask = async ({ id, token }: { id: string; token: string }) =>
    send(one, 'GET', `/agreement/send-customer-email/${id}`, undefined, { agreement: token });
  const nobody = await ask(await one.made(complete));
  expect(nobody.json['messages']).toMatchObject([
    { code: 'answers-invalid' },
    { field: 'answers.delivery_email', code: 'required', value: 'Required' },
  ]);
  const unpaid = await ask(await one.made(twoLanguages));
  expect(unpaid.json).toMatchObject({ success: false, forbidden: { reason: 'not-paid' } });
  expect((await ask({ id: 'x'.repeat(22), token: 'y'.repeat(43) })).code).toBe('not-found');
  expect(await database.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
});
