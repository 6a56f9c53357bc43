// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { reportHealth } from '../health.ts';
import { answered, useFakeServer } from '../testing/fake-server.ts';
import { hookInApp, settle } from '../testing/in-app.tsx';
import { textDetails, textsOf } from '../testing/text-samples.ts';
import { decideOpening } from './opening.ts';
import type { AutosaveState, Texts } from './text-autosave.ts';
import { useClash } from './use-clash.ts';

const server = useFakeServer();
const call = 'GET /agreement/translation/details/:id';
const first = textDetails({ a: 'One' });
const opening = decideOpening(first, null);
const saved = textsOf({ a: 'One' });
const quiet: AutosaveState = {
  place: { is: 'saved', at: null },
  revision: 1,
  saved,
  clash: null,
  refused: null,
};
const clashing: AutosaveState = { ...quiet, clash: 'revision-changed' };
const goOn = vi.fn<(from: unknown, texts: Texts) => void>();

beforeEach(() => goOn.mockReset());

function open(kept: AutosaveState, own: Texts | null = textsOf({ a: 'Mine' })) {
  return hookInApp((now: AutosaveState) => useClash({ first, opening, kept: now, own: () => own, goOn }), {
    props: kept,
  });
}

test('while nobody else has saved nothing is fetched', async () => {
  const { result } = open(quiet);
  await settle();
  expect([result.current.clash, server.asked]).toEqual([null, []]);
});

test('what somebody else saved is fetched and held against the own text', async () => {
  server.on(call, answered(textDetails({ a: 'Theirs' }, { revision: 2 })));
  const { result, rerender } = open(quiet);
  rerender(clashing);
  await waitFor(() =>
    expect(result.current.clash).toMatchObject({
      own: textsOf({ a: 'Mine' }),
      other: textsOf({ a: 'Theirs' }),
      otherIs: 'version',
    }),
  );
  act(() => result.current.close());
  expect(result.current.clash).toBeNull();
  await settle();
});

test('who is writing is asked at the next pause, about all that was written until then', async () => {
  server.on(call, answered(textDetails({ a: 'Theirs' }, { revision: 2 })));
  let own = 'M';
  const { result } = hookInApp(
    (now: AutosaveState) => useClash({ first, opening, kept: now, own: () => textsOf({ a: own }), goOn }),
    { props: clashing },
  );
  await waitFor(() => expect(server.asked).toHaveLength(1));
  for (const letter of 'ine') {
    await act(() => new Promise((done) => setTimeout(done, 400)));
    expect(result.current.clash).toBeNull();
    own += letter;
  }
  await waitFor(() => expect(result.current.clash).toMatchObject({ own: textsOf({ a: 'Mine' }) }));
});

test('who wrote the same is asked nothing', async () => {
  server.on(call, answered(textDetails({ a: 'Mine' }, { revision: 2 })));
  const { result } = open(clashing);
  await waitFor(() => expect(goOn).toHaveBeenCalledTimes(1));
  expect(goOn.mock.calls[0]?.[1]).toEqual(textsOf({ a: 'Mine' }));
  expect(result.current.clash).toBeNull();
});

test('who asks again meanwhile is still asked once', async () => {
  server.on(call, answered(textDetails({ a: 'Mine' }, { revision: 2 })));
  const { result } = open(clashing);
  await waitFor(() => expect(server.asked).toHaveLength(1));
  act(() => result.current.find());
  await waitFor(() => expect(goOn).toHaveBeenCalled());
  await act(() => new Promise((done) => setTimeout(done, 1500)));
  expect([server.asked.length, goOn.mock.calls.length]).toEqual([2, 1]);
});

test('what could not be fetched is fetched when the service is back', async () => {
  server.cut();
  const { result } = open(clashing);
  await waitFor(() => expect(server.asked).toHaveLength(1));
  await settle();
  expect(result.current.clash).toBeNull();
  act(() => reportHealth('down'));
  act(() => reportHealth('up'));
  await waitFor(() => expect(server.asked).toHaveLength(2));
  await settle();
});

test('without an own text there is nothing to hold it against', async () => {
  server.on(call, answered(textDetails({ a: 'Theirs' })));
  const { result } = open(clashing, null);
  await settle();
  expect(result.current.clash).toBeNull();
  expect(goOn).not.toHaveBeenCalled();
});
