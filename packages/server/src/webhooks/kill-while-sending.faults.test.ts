import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import type { WebhookMessage } from '@clausewright/contract';
import { longTests } from '../platform/config/config.ts';
import { databaseEnvironment, startMain } from '../platform/http/testing/start-main.ts';
import { logIn, makeOwner, type Owner } from '../testing/owner-over-http.ts';
import { pollWithDeadline } from '../testing/poll-with-deadline.ts';
import { freshDatabaseSettings } from '../testing/test-database.ts';
import { startReceiver, verify } from './testing/receiver.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'clausewright-webhooks-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const kills = longTests() ? 20 : 3;

/** At which moment the process ends: before a message is sent, once it was but nobody knows, or anywhere. */
const moments = ['webhook-before-sending:kill@2', 'webhook-sent:kill@2', undefined];

test('a process killed while it sends loses no message, and what comes twice has the same id', async () => {
  // Each message is taken after a moment, or at its second coming: there is always one on its way.
  const seen = new Set<string>();
  // As they come: a signature is good for minutes, and this takes longer.
  const verified: boolean[] = [];
  const prepared = Promise.withResolvers<string>();
  await using receiver = await startReceiver((_, reply, message) => {
    const { id } = message;
    void prepared.promise.then((whsec) => verified.push(verify(whsec, message) !== undefined));
    const isNew = !seen.has(id);
    seen.add(id);
    void setTimeout(20).then(() => reply.writeHead(isNew && seen.size % 5 === 0 ? 503 : 204).end());
  });
  const environment = {
    NODE_ENV: 'development',
    DATA_DIR: dataDir,
    SITE_CHECK_ALLOW: '127.0.0.0/8',
    LIMIT_LOGIN: '10000/60',
    LIMIT_ACCOUNT: '10000/60',
    ...databaseEnvironment(await freshDatabaseSettings()),
  };
  const { owner, secret } = await prepare(environment, receiver.origin);
  prepared.resolve(secret);
  const published = new Set<string>();
  for (let kill = 0; kill < kills; kill += 1) {
    const failpoint = moments[kill % moments.length];
    await using running = await startMain({
      ...environment,
      ...(failpoint !== undefined && { FAILPOINT: failpoint }),
    });
    if (running.origin === '') {
      // What waited was sent, and ended it, before it served.
      expect(await running.ended).toBeNull();
      continue;
    }
    const publishing = publishOften(running.origin, owner, published);
    if (failpoint === undefined) {
      await setTimeout(1500 + kill * 37);
      await running.end('SIGKILL');
    }
    expect(await running.ended).toBeNull();
    await publishing;
  }
  expect(published.size).toBeGreaterThanOrEqual(kills);

  await using last = await startMain(environment);
  expect(last.origin).not.toBe('');
  // Every fifth new message lets the address rest, and hundreds may wait: what counts is that more come.
  let come = -1;
  let wait = pollWithDeadline('messages after a kill');
  for (const missing = new Set(published); missing.size > 0; await wait()) {
    if (receiver.received.length === come) continue;
    come = receiver.received.length;
    for (const { body } of receiver.received) missing.delete(versionIn(body));
    wait = pollWithDeadline('messages after a kill');
  }

  const idsOf = new Map<string, Set<string>>();
  expect(verified.length).toBe(receiver.received.length);
  for (const { id, body } of receiver.received) {
    const version = versionIn(body);
    idsOf.set(version, (idsOf.get(version) ?? new Set()).add(id));
  }
  expect([...idsOf.values()].filter(({ size }) => size > 1)).toEqual([]);
  // Some were sent, and the process ended before it knew: those came again.
  expect(receiver.received.length).toBeGreaterThan(idsOf.size);
}, 1_200_000);

function versionIn(body: string): string {
  return (JSON.parse(body) as WebhookMessage).data.names['version'] ?? '';
}

async function prepare(environment: Record<string, string>, origin: string) {
  await using first = await startMain(environment);
  const owner = await makeOwner(first.origin);
  const call = await logIn(first.origin, owner);
  const wanted = { url: `${origin}/hook`, kinds: ['banner.published'] };
  const { secret } = await call('POST', '/customer/webhooks', wanted);
  await first.end();
  return { owner, secret: secret as string };
}

/** Publishes a banner again and again; `published`: numbers of the versions of which the server said that they are. */
async function publishOften(origin: string, owner: Owner, published: Set<string>): Promise<void> {
  const call = await logIn(origin, owner).catch(() => null);
  if (call === null) return;
  const publish = () => call('POST', `/privacy-consent/publish/${owner.consent}`, { ask_again: true });
  for (let times = 0; times < 20; times += 1) {
    // Gone in between: nobody was told that it is published.
    const answer = await publish().catch(() => null);
    if (answer !== null) published.add(String(answer['version']));
    await setTimeout(100);
  }
}
