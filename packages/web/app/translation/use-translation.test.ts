// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import type { TranslationDetails } from '@clausewright/contract';
import { beforeEach, expect, test } from 'vitest';
import { decideOpening } from '../editor/opening.ts';
import { readCopy, type LocalCopy } from '../editor/local-copy.ts';
import { answered, refused, useFakeServer } from '../testing/fake-server.ts';
import { hookInApp, settle } from '../testing/in-app.tsx';
import { logInAs, sampleId } from '../testing/samples.ts';
import { textDetails, textsOf } from '../testing/text-samples.ts';
import { useTranslation } from './use-translation.ts';

const server = useFakeServer();
const detailsCall = 'GET /agreement/translation/details/:id';
const version = 'POST /agreement/translation/update/:id';
const draft = 'POST /agreement/translation/draft/:id';
const discard = 'DELETE /agreement/translation/draft/:id';
const first = textDetails({ a: 'One', b: 'Two' });

beforeEach(() => {
  logInAs();
  server.on(draft, answered({ draft_revision: 1, saved_at: '2026-01-01T00:00:00Z' }));
  server.on(discard, answered({}));
});

function open(details: TranslationDetails = first, copy: LocalCopy | null = null) {
  const opening = decideOpening(details, copy);
  return hookInApp(() => useTranslation(details, opening)).result;
}

const wordsOf = (result: ReturnType<typeof open>) =>
  Object.fromEntries(result.current.texts.map(({ id, markdown }) => [id, markdown]));

test('a clause that is written changes alone', async () => {
  const result = open();
  act(() => result.current.write('b', 'Zwei'));
  expect(wordsOf(result)).toEqual({ a: 'One', b: 'Zwei' });
  expect(result.current.kept.place.is).toBe('writing');
});

test('clauses that fit are sent with the version, and are open again after it', async () => {
  server.on(version, answered({ revision: 2, number: 2, saved: true }));
  server.on(detailsCall, answered(textDetails({ a: 'Eins', b: 'Two' }, { revision: 2 })));
  const result = open();
  act(() => result.current.write('a', 'Eins'));
  act(() => result.current.check('a', true));
  act(() => result.current.check('b', true));
  act(() => result.current.check('b', false));
  expect([...result.current.checked]).toEqual(['a']);
  await act(async () => {
    expect(await result.current.save()).toBe(true);
  });
  expect(server.callsOf(version)[0]?.body).toMatchObject({ language: 'en', revision: 1, confirmed: ['a'] });
  expect(result.current.checked.size).toBe(0);
  expect(result.current.details.revision).toBe(2);
  expect(result.current.kept.place.is).toBe('saved');
});

test('what the server says of a clause stands at it until it is written anew', async () => {
  server.on(version, refused({ code: 'too-long', field: 'clauses.b', value: 'Too long.' }));
  const result = open();
  act(() => result.current.write('b', 'A very long text'));
  await act(async () => {
    expect(await result.current.save()).toEqual(new Map([['b', 'Too long.']]));
  });
  expect(result.current.faults.get('b')).toBe('Too long.');
  act(() => result.current.write('b', 'Short'));
  expect(result.current.faults.size).toBe(0);
  await settle();
});

test('a failure that is about no clause is just not saved', async () => {
  server.on(version, { status: 500 });
  const result = open();
  act(() => result.current.write('b', 'Zwei'));
  await act(async () => {
    expect(await result.current.save()).toBe(false);
  });
  expect(result.current.faults.size).toBe(0);
});

test('what is given up can be taken back', async () => {
  const result = open();
  act(() => result.current.write('b', 'Zwei'));
  await act(() => result.current.discard());
  expect(wordsOf(result)).toEqual({ a: 'One', b: 'Two' });
  expect(result.current.givenUp).toMatchObject({ why: 'discarded' });
  act(() => result.current.takeBack());
  expect(wordsOf(result)).toEqual({ a: 'One', b: 'Zwei' });
  expect(result.current.givenUp).toBeNull();
  await settle();
});

test('where nothing was written nothing can be taken back', async () => {
  const result = open();
  await act(() => result.current.discard());
  expect(result.current.givenUp).toBeNull();
});

const elsewhere: LocalCopy = { revision: 0, draft_revision: 0, clauses: textsOf({ a: 'Mine', b: 'Two' }) };

test('two texts that both claim to be the newest are put before the person', () => {
  const result = open(first, elsewhere);
  expect(result.current.clash).toMatchObject({ otherIs: 'version' });
  expect(server.asked).toEqual([]);
});

test.each([
  ['mine', { a: 'Mine', b: 'Two' }],
  ['theirs', { a: 'One', b: 'Two' }],
] as const)('who chooses %s goes on from it', async (choice, expected) => {
  const result = open(first, elsewhere);
  act(() => result.current.choose(choice));
  expect(wordsOf(result)).toEqual(expected);
  expect(result.current.clash).toBeNull();
  expect(result.current.givenUp?.why ?? null).toBe(choice === 'theirs' ? 'theirs' : null);
  await settle();
});

test('who wants to merge sees the other text beside the own one', async () => {
  const result = open(first, elsewhere);
  act(() => result.current.choose('merge'));
  expect(result.current.other).toEqual(textsOf({ a: 'One', b: 'Two' }));
  await settle();
});

test('a check of a clause whose source changed meanwhile does not count', async () => {
  const result = open(first, elsewhere);
  act(() => result.current.check('a', true));
  act(() => result.current.check('b', true));
  server.on(detailsCall, answered(textDetails({ a: 'One', b: 'Two' }, { source: 'new', revision: 3 })));
  act(() => result.current.choose('mine'));
  expect([...result.current.checked]).toEqual(['a', 'b']);
  await settle();
});

test('what was written is in this browser before the server has it', async () => {
  server.on(draft, { status: 500 });
  const result = open();
  act(() => result.current.write('b', 'Zwei'));
  await waitFor(() => expect(readCopy(sampleId, 'en')?.clauses[1]?.markdown).toBe('Zwei'));
  await settle();
});
