import { expect, test } from 'vitest';
import { deriveAccessToken } from '../records/access-token.ts';
import { openAgreement } from '../records/agreement-access.ts';
import { clearedAsServed } from '../../approvals/clearance.ts';
import { serveVersion } from '../serving/serve-version.ts';
import { hashToken } from '../../platform/database/ids.ts';
import { testProductPorts } from '../../testing/product-ports.ts';
import { makeAgreement, makeVersion, someTime } from '../../testing/factories.ts';
import { useTestDatabase } from '../../testing/test-database.ts';

const database = useTestDatabase();
const secret = new Uint8Array(32);
const request = '3f0f2a52-6c5b-4a57-9a39-1a5c1a2b3c4d';

function ports() {
  const enqueued: string[] = [];
  const clock = () => someTime;
  const { db } = database;
  return {
    ...testProductPorts({ db, clock, publicUrl: 'https://app.example' }),
    enqueued,
    db,
    clock,
    mode: 'development' as const,
    secret,
    publicUrl: 'https://app.example',
    documentsUrl: 'https://docs.example',
    operatorName: 'Clausewright',
    enqueue: async (_: unknown, name: string) => {
      enqueued.push(name);
    },
  };
}

async function agreementFor(email: string | null) {
  return makeAgreement(database.db, {
    request_id: request,
    access_token_hash: hashToken(deriveAccessToken(secret, request)),
    delivery_email: email,
    interface_language: 'de',
  });
}

const outbox = () => database.db.selectFrom('outbox').selectAll().orderBy('message').execute();

test('a served version is announced once, however often its transaction is repeated or rolled back', async () => {
  const agreement = await agreementFor('reader@mail.example');
  const version = await makeVersion(database.db, { agreement_id: agreement.id });
  const all = ports();
  const served = { agreementId: agreement.id, versionId: version.id, now: someTime };
  const failed = database.db.transaction().execute(async (trx) => {
    await serveVersion(all, trx, served, clearedAsServed);
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  expect(await outbox()).toEqual([]);
  all.enqueued.length = 0;
  for (let time = 0; time < 3; time += 1) {
    await database.db.transaction().execute((trx) => serveVersion(all, trx, served, clearedAsServed));
  }
  expect(all.enqueued).toEqual(['send-mail']);
  const [message, second] = await outbox();
  expect(second).toBeUndefined();
  expect(message).toMatchObject({ recipient: 'reader@mail.example', language: 'de', status: 'waiting' });
  expect(message?.text).toContain(`https://docs.example/live/${agreement.live_token}`);
});

test('the link in an e-mail opens the agreement', async () => {
  const agreement = await agreementFor('reader@mail.example');
  const version = await makeVersion(database.db, { agreement_id: agreement.id });
  const served = { agreementId: agreement.id, versionId: version.id, now: someTime };
  await database.db.transaction().execute((trx) => serveVersion(ports(), trx, served, clearedAsServed));
  const [message] = await outbox();
  const link = new URL(message?.text.match(/https:\/\/app\.example\S+/)?.[0] ?? '');
  expect(link.pathname).toBe(`/download/${agreement.id}`);
  const token = link.searchParams.get('token') ?? undefined;
  expect(await openAgreement(database.db, agreement.id, { token })).toMatchObject({ ok: true });
});

test('without an address no e-mail is sent', async () => {
  const agreement = await agreementFor(null);
  const version = await makeVersion(database.db, { agreement_id: agreement.id });
  const served = { agreementId: agreement.id, versionId: version.id, now: someTime };
  await database.db.transaction().execute((trx) => serveVersion(ports(), trx, served, clearedAsServed));
  expect(await outbox()).toEqual([]);
});
