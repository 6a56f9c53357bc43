// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import type { Answers } from '@clausewright/library/questionnaires';
import { beforeEach, expect, test, vi } from 'vitest';
import { answered, refused, useFakeServer } from '../testing/fake-server.ts';
import { hookInApp, pass, settle } from '../testing/in-app.tsx';
import { sampleId } from '../testing/samples.ts';
import { useDifference } from './use-difference.ts';
import { useUpdateDetails } from './use-update-details.ts';

const server = useFakeServer();
const preview = 'POST /agreement/update/preview/:id';
const details = 'GET /agreement/details/update/:id';
type Asked = NonNullable<Parameters<typeof useDifference>[2]>;

const asked = (answers: object): Asked =>
  ({
    type: 'PRIVACY_POLICY',
    language: 'en',
    edits: 'merge',
    answers: answers as Answers,
  }) as unknown as Asked;

beforeEach(() => {
  vi.useFakeTimers();
});

function open(first: Asked | null) {
  return hookInApp((now: Asked | null) => useDifference(sampleId, 'proof', now), { props: first });
}

test('what an update would change is asked for when nobody types any more', async () => {
  server.on(preview, answered({ languages: [] }));
  const { result, rerender } = open(asked({ country: 'D' }));
  await pass(400);
  rerender(asked({ country: 'DE' }));
  await pass(499);
  expect(server.asked).toEqual([]);
  expect(result.current).toMatchObject({ difference: null, current: false });
  await pass(1);
  expect(result.current).toMatchObject({ difference: { languages: [] }, current: true, failure: null });
  expect(server.asked.map(({ body }) => body)).toEqual([
    { type: 'PRIVACY_POLICY', edits: 'merge', answers: { country: 'DE' } },
  ]);
});

test('the last one stays, told apart, while the answers are others or incomplete', async () => {
  server.on(preview, answered({ languages: [] }));
  const { result, rerender } = open(asked({ country: 'DE' }));
  await pass(500);
  rerender(asked({ country: 'FR' }));
  expect(result.current).toMatchObject({ difference: { languages: [] }, current: false });
  rerender(null);
  await pass(1000);
  expect(result.current).toMatchObject({ difference: { languages: [] }, current: false });
  expect(server.asked).toHaveLength(1);
});

test('a server that wants us to wait is asked again when it says', async () => {
  server.on(preview, { status: 429, headers: { 'retry-after': '7' }, body: { success: false } });
  const { result } = open(asked({}));
  await pass(500);
  expect(result.current.failure).toMatchObject({ reason: 'limited' });
  server.on(preview, answered({ languages: [] }));
  await pass(6999);
  expect(server.asked).toHaveLength(1);
  await pass(1);
  expect(result.current).toMatchObject({ current: true, failure: null });
});

test('another failure waits for the person', async () => {
  server.on(preview, refused({ code: 'revision-changed' }));
  const { result } = open(asked({}));
  await pass(60_000);
  expect(server.asked).toHaveLength(1);
  server.on(preview, answered({ languages: [] }));
  act(() => result.current.reload());
  expect(result.current.failure).toBeNull();
  await pass(500);
  expect(result.current.current).toBe(true);
});

test('a failure of earlier answers is not told of those on screen', async () => {
  server.on(preview, refused({ code: 'revision-changed' }));
  const { result, rerender } = open(asked({ country: 'DE' }));
  await pass(500);
  expect(result.current.failure).not.toBeNull();
  rerender(asked({ country: 'FR' }));
  expect(result.current.failure).toBeNull();
});

test('the saved answers are asked for once the page knows the token', async () => {
  vi.useRealTimers();
  server.on(details, answered({ agreement_id: sampleId }));
  const { result, rerender } = hookInApp(
    ({ token }: { token: string | null | undefined }) => useUpdateDetails(sampleId, token),
    { props: { token: undefined as string | null | undefined } },
  );
  await settle();
  expect([result.current[0], server.asked.length]).toEqual([null, 0]);
  rerender({ token: 'proof' });
  await settle();
  expect(result.current[0]).toMatchObject({ ok: true });
  expect(server.asked[0]?.headers.get('x-agreement-token')).toBe('proof');
  act(() => result.current[1]());
  expect(result.current[0]).toBeNull();
  await settle();
  expect(result.current[0]).toMatchObject({ ok: true });
});
