// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { dropSession } from '../stored-session/session-store.ts';
import { answered, useFakeServer } from '../testing/fake-server.ts';
import { customer, logInAs } from '../testing/samples.ts';
import { textDetails } from '../testing/text-samples.ts';
import { autosavePorts } from './autosave-ports.ts';
import { dropCopy, readCopy, writeCopy, type LocalCopy } from './local-copy.ts';
import { createScheduler } from './create-scheduler.ts';

const server = useFakeServer();
const copy: LocalCopy = { revision: 2, draft_revision: 1, clauses: [{ id: 'a', markdown: 'Text' }] };

beforeEach(() => void logInAs());
afterEach(() => vi.useRealTimers());

test('a copy is found again by who wrote it', () => {
  expect(writeCopy('x', 'en', customer.id, copy)).toBe(true);
  expect(readCopy('x', 'en')).toEqual(copy);
  expect(readCopy('x', 'de')).toBeNull();
  logInAs({ id: 'somebody else' });
  expect(readCopy('x', 'en')).toBeNull();
});

test.each([
  ['no revision', { ...copy, revision: '2' }],
  ['no clauses', { ...copy, clauses: 'Text' }],
  ['a clause without words', { ...copy, clauses: [{ id: 'a' }] }],
  ['an empty clause', { ...copy, clauses: [null] }],
])('a copy with %s is none', (_, stored) => {
  localStorage.setItem('text_drafts/x/en', JSON.stringify({ customer: customer.id, ...stored }));
  expect(readCopy('x', 'en')).toBeNull();
});

test('a copy that another page has kept since stays', () => {
  writeCopy('x', 'en', customer.id, copy);
  dropCopy('x', 'en', { customer: customer.id, copy: { ...copy, revision: 9 } });
  expect(readCopy('x', 'en')).toEqual(copy);
  dropCopy('x', 'en', { customer: customer.id, copy });
  expect(readCopy('x', 'en')).toBeNull();
  writeCopy('x', 'en', customer.id, copy);
  dropCopy('x', 'en', null);
  expect(readCopy('x', 'en')).toBeNull();
});

test('who has logged out leaves nothing behind', () => {
  const ports = autosavePorts(textDetails({ a: 'Text' }));
  expect(ports.keep(copy)).toBe(true);
  dropSession('left');
  expect(ports.keep(copy)).toBe(false);
  expect(Object.keys(localStorage)).toEqual([]);
});

test('a session that the server ended loses no text', () => {
  const ports = autosavePorts(textDetails({ a: 'Text' }));
  dropSession('ended');
  expect(ports.keep(copy)).toBe(true);
});

test('a draft goes to the server with its language, a version and its end likewise', async () => {
  const { agreement_id: id } = textDetails({});
  server.on('POST /agreement/translation/draft/:id', answered({ draft_revision: 2, saved_at: '' }));
  server.on('POST /agreement/translation/update/:id', answered({}));
  server.on('DELETE /agreement/translation/draft/:id', answered({}));
  const ports = autosavePorts(textDetails({ a: 'Text' }));
  await ports.saveDraft({ based_on: 1, draft_revision: 1, clauses: copy.clauses }, false);
  await ports.saveVersion({ revision: 1, clauses: copy.clauses });
  await ports.discardDraft();
  expect(server.asked.map(({ what }) => what)).toEqual([
    `POST /agreement/translation/draft/${id}`,
    `POST /agreement/translation/update/${id}`,
    `DELETE /agreement/translation/draft/${id}?language=en`,
  ]);
  expect(server.asked[0]?.body).toMatchObject({ language: 'en', based_on: 1 });
});

test('what is planned runs with the next picture, and only what was planned last', async () => {
  vi.useFakeTimers();
  const ran: string[] = [];
  const tick = createScheduler();
  tick.plan(() => ran.push('first'));
  tick.plan(() => ran.push('second'));
  await vi.advanceTimersByTimeAsync(20);
  expect(ran).toEqual(['second']);
  tick.plan(() => ran.push('third'));
  tick.end();
  await vi.advanceTimersByTimeAsync(500);
  expect(ran).toEqual(['second']);
});

test('slow work waits for a pause in the typing', async () => {
  vi.useFakeTimers();
  let ran = 0;
  const slow = () => {
    ran += 1;
    vi.advanceTimersByTime(60);
  };
  const tick = createScheduler();
  tick.now(slow);
  expect(ran).toBe(1);
  tick.plan(slow);
  await vi.advanceTimersByTimeAsync(100);
  tick.plan(slow);
  await vi.advanceTimersByTimeAsync(100);
  expect(ran).toBe(1);
  await vi.advanceTimersByTimeAsync(60);
  expect(ran).toBe(2);
  tick.end();
});
