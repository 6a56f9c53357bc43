// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { reportHealth } from '../health.ts';
import { answered, useFakeServer } from '../testing/fake-server.ts';
import { hookInApp, pass } from '../testing/in-app.tsx';
import { answersOf } from '../testing/wizard-samples.tsx';
// What is loaded with the first call is there before a test sets the clock.
import './sending.ts';
import { usePreview } from './use-preview.ts';

const server = useFakeServer();
const call = 'POST /agreement/preview';
type Wanted = NonNullable<Parameters<typeof usePreview>[0]>;

const wanted = (answers: object): Wanted => ({
  type: 'TEST',
  language: 'de',
  interfaceLanguage: 'en',
  answers: answersOf(answers),
});

beforeEach(() => {
  vi.useFakeTimers();
});

function open(first: Wanted | null) {
  return hookInApp((now: Wanted | null) => usePreview(now), { props: first });
}

test('the document follows the answers, a moment after the last letter', async () => {
  server.on(call, ({ body }) => answered({ html: JSON.stringify(body) }));
  const { result, rerender } = open(wanted({ owner: 'A' }));
  await pass(150);
  rerender(wanted({ owner: 'Ada' }));
  await pass(200);
  expect(server.asked.map(({ body }) => body)).toEqual([
    { type: 'TEST', language: 'de', answers: { owner: 'Ada' } },
  ]);
  expect(result.current).toMatchObject({ preview: { html: expect.stringContaining('Ada') }, failed: false });
});

test('the last document stays while the next one is on its way or cannot be had', async () => {
  server.on(call, answered({ html: 'first' }));
  const { result, rerender } = open(wanted({}));
  await pass(200);
  server.on(call, { status: 500 });
  rerender(wanted({ owner: 'Ada' }));
  await pass(200);
  expect(result.current.preview).toEqual({ html: 'first' });
});

test('one lost call mends itself unnoticed, two are told', async () => {
  server.on(call, { status: 500 });
  const { result } = open(wanted({}));
  await pass(200);
  expect(result.current.failed).toBe(false);
  reportHealth('up');
  await pass(5000);
  expect(result.current.failed).toBe(true);
  server.on(call, answered({ html: 'there' }));
  reportHealth('up');
  await pass(5000);
  expect(result.current).toEqual({ preview: { html: 'there' }, failed: false });
});

test('nothing is asked before the draft is there', async () => {
  const { result } = open(null);
  await pass(10_000);
  expect(server.asked).toEqual([]);
  expect(result.current.preview).toBeNull();
});

test('the same answers in a new object are asked for once', async () => {
  server.on(call, answered({ html: 'first' }));
  const { rerender } = open(wanted({ owner: 'Ada' }));
  await pass(200);
  rerender(wanted({ owner: 'Ada' }));
  await pass(1000);
  expect(server.asked).toHaveLength(1);
});
