import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import type { VisitorRequest } from '@clausewright/contract';
import { longTests } from '../../platform/config/config.ts';
import { databaseEnvironment, startMain } from '../../platform/http/testing/start-main.ts';
import { logIn, makeOwner, type Owner } from '../../testing/owner-over-http.ts';
import { freshDatabaseSettings } from '../../testing/test-database.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'clausewright-requests-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

const kills = longTests() ? 20 : 3;

/** At which moment the process ends: between a request and its letters, or anywhere. */
const moments = ['submit-request:kill@4', undefined];

interface Letter {
  to: string;
  text: string;
}

test('a process killed while visitors ask and owners answer loses no request, and tells nobody what is not so', async () => {
  const environment = {
    NODE_ENV: 'development',
    DATA_DIR: dataDir,
    LIMIT_LOGIN: '10000/60',
    LIMIT_ACCOUNT: '10000/60',
    LIMIT_WITHDRAWAL: '10000/60',
    ...databaseEnvironment(await freshDatabaseSettings()),
  };
  const { owner, website, path } = await prepare(environment);
  /** Numbers by address, as visitors read them; numbers of which the owner was told that they are answered. */
  const received = new Map<string, string>();
  const answered = new Set<string>();
  /** Numbers in letters to visitors, by address; the outbox shows the newest two hundred. */
  const told = new Map<string, string>();
  for (let kill = 0; kill < kills; kill += 1) {
    const failpoint = moments[kill % moments.length];
    await using running = await startMain({
      ...environment,
      ...(failpoint !== undefined && { FAILPOINT: failpoint }),
    });
    expect(running.origin).not.toBe('');
    await readLetters(running.origin, told);
    const working = Promise.all([
      askOften(running.origin + path, kill, received),
      answerOften(running.origin, { owner, website }, answered),
    ]);
    if (failpoint === undefined) {
      await setTimeout(1500 + kill * 37);
      await running.end('SIGKILL');
    }
    expect(await running.ended).toBeNull();
    await working;
  }
  expect(received.size).toBeGreaterThanOrEqual(kills);
  expect(answered.size).toBeGreaterThan(0);

  await using last = await startMain(environment);
  const call = await logIn(last.origin, owner);
  const all: VisitorRequest[] = [];
  for (const of of ['waiting', 'unconfirmed', 'closed']) {
    for (let page = 1; ; page += 1) {
      const listed = await call('GET', `/requests/list/${website}?of=${of}&page=${page}&per_page=50`);
      const requests = listed['requests'] as VisitorRequest[];
      all.push(...requests);
      if (requests.length < 50) break;
    }
  }
  const numbers = new Map(all.map((request) => [request.number, request]));
  expect([...received.values()].filter((number) => !numbers.has(number))).toEqual([]);
  // None twice, and every one with its day.
  expect(numbers.size).toBe(all.length);
  expect(all.filter(({ due_on: due }) => due === '')).toEqual([]);
  expect([...answered].filter((number) => numbers.get(number)?.state !== 'done')).toEqual([]);
  // Each has its letter, and no letter is about one that is not there.
  await readLetters(last.origin, told);
  expect([...told.values()].filter((number) => !numbers.has(number))).toEqual([]);
  expect([...received].filter(([email, number]) => told.get(email) !== number)).toEqual([]);
}, 1_200_000);

async function readLetters(origin: string, told: Map<string, string>): Promise<void> {
  const letters = (await (await fetch(`${origin}/outbox.json`)).json()) as Letter[];
  for (const { to, text } of letters) {
    const number = /[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}/.exec(text)?.[0];
    if (to.startsWith('robot') && number !== undefined) told.set(to, number);
  }
}

async function prepare(environment: Record<string, string>) {
  await using first = await startMain(environment);
  const owner = await makeOwner(first.origin);
  const call = await logIn(first.origin, owner);
  const { websites } = await call('GET', '/website/list');
  const website = (websites as { id: string }[])[0]?.id ?? '';
  const { desk } = await call('PUT', `/requests/desk/${website}`, {
    trader: 'Muster GmbH',
    email: 'privacy@shop.example',
    active: true,
  });
  await first.end();
  return { owner, website, path: `${new URL((desk as { url: string }).url).pathname}/en` };
}

/** Asks again and again, each from an address of its own; `received`: numbers that the page named. */
async function askOften(url: string, kill: number, received: Map<string, string>): Promise<void> {
  for (let times = 0; times < 40; times += 1) {
    const email = `robot${kill}-${times}@mail.example`;
    const number = await ask(url, email).catch(() => null);
    if (number !== null) received.set(email, number);
    await setTimeout(50);
  }
}

async function ask(url: string, email: string): Promise<string | null> {
  const form = await (await fetch(url)).text();
  const key = /name="key" value="([\w-]*)"/.exec(form)?.[1] ?? '';
  const body = new URLSearchParams({ key, kind: 'other', said: `I am ${email}.`, email });
  const page = await fetch(url, { method: 'POST', body });
  if (page.status !== 200) return null;
  return /[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}/.exec(await page.text())?.[0] ?? null;
}

/** Answers what waits; `answered`: numbers of which the server said that they are. */
async function answerOften(
  origin: string,
  { owner, website }: { owner: Owner; website: string },
  answered: Set<string>,
): Promise<void> {
  const call = await logIn(origin, owner).catch(() => null);
  if (call === null) return;
  for (let times = 0; times < 15; times += 1) {
    const listed = await call('GET', `/requests/list/${website}`).catch(() => null);
    const [first] = (listed?.['requests'] ?? []) as VisitorRequest[];
    if (first !== undefined) {
      const path = `/requests/answer/${website}/${first.request_id}`;
      const answer = await call('POST', path, { act: 'done' }).catch(() => null);
      if (answer !== null) answered.add(first.number);
    }
    await setTimeout(120);
  }
}
