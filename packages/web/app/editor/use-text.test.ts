// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import type { Language } from '@clausewright/contract/languages';
import { expect, test } from 'vitest';
import { answered, forbidden, heldAnswer, useFakeServer } from '../testing/fake-server.ts';
import { hookInApp } from '../testing/in-app.tsx';
import { sampleId } from '../testing/samples.ts';
import { textDetails } from '../testing/text-samples.ts';
import { useText } from './use-text.ts';

const server = useFakeServer();
const details = 'GET /agreement/translation/details/:id';

function open(language?: Language) {
  return hookInApp((of: Language | undefined) => useText(sampleId, of), { props: language });
}

test('the text of a language is asked for', async () => {
  server.on(details, answered(textDetails({ a: 'Text' })));
  const { result } = open('de');
  expect(result.current.outcome).toBeNull();
  await waitFor(() => expect(result.current.outcome?.ok).toBe(true));
  expect(server.asked[0]?.what).toBe(`GET /agreement/translation/details/${sampleId}?language=de`);
});

test('without a language the server chooses one', async () => {
  server.on(details, answered(textDetails({ a: 'Text' })));
  const { result } = open();
  await waitFor(() => expect(result.current.outcome?.ok).toBe(true));
  expect(server.asked[0]?.what).not.toContain('?');
});

test('the text of one language never stands under the name of another', async () => {
  server.on(details, answered(textDetails({ a: 'Text' })));
  const { result, rerender } = open('de');
  await waitFor(() => expect(result.current.outcome?.ok).toBe(true));
  const held = heldAnswer();
  server.on(details, held.responder);
  rerender('fr');
  expect(result.current.outcome).toBeNull();
  held.give(answered(textDetails({ a: 'Texte' })));
  await waitFor(() => expect(result.current.outcome).toMatchObject({ ok: true }));
});

test('why there is no text is told, until it is tried again', async () => {
  server.on(details, forbidden('premium-only'));
  const { result } = open('de');
  await waitFor(() => expect(result.current.outcome).toMatchObject({ forbidden: 'premium-only' }));
  server.on(details, answered(textDetails({ a: 'Text' })));
  act(() => result.current.retry());
  expect(result.current.outcome).toBeNull();
  await waitFor(() => expect(result.current.outcome?.ok).toBe(true));
});
