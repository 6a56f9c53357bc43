// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { agreementToken, storeAgreement } from './stored-agreements.ts';
import { addressNow, hookInApp } from './testing/in-app.tsx';
import { sampleId as id } from './testing/samples.ts';
import { useAgreementToken } from './use-agreement-token.ts';

beforeEach(() => localStorage.clear());
afterEach(() => history.replaceState(null, '', '/'));

function open(path: string) {
  // The address of the browser counts where a token is settled.
  history.replaceState(null, '', path);
  return hookInApp(() => useAgreementToken(id), { path }).result;
}

test('the token is that of the link, else the one that is kept', () => {
  storeAgreement(id, 'kept');
  expect(open(`/download/${id}`).current.token).toBe('kept');
  expect(open(`/download/${id}?token=given`).current.token).toBe('given');
});

test('a browser that holds nothing has none', () => {
  expect(open(`/download/${id}`).current.token).toBeNull();
});

test('a token that opened something is kept and leaves the address', () => {
  const result = open(`/download/${id}?token=given&paid=p1#files`);
  act(() => result.current.settle('opened'));
  expect(agreementToken(id)).toBe('given');
  expect(addressNow()).toBe(`/download/${id}?paid=p1#files`);
});

test.each(['unneeded', 'useless'] as const)('one that was %s leaves the address and is not kept', (end) => {
  storeAgreement(id, 'good');
  const result = open(`/download/${id}?token=given`);
  act(() => result.current.settle(end));
  expect(agreementToken(id)).toBe('good');
  expect(addressNow()).toBe(`/download/${id}`);
});

test('a kept token that opens nothing is forgotten', () => {
  storeAgreement(id, 'old');
  const result = open(`/download/${id}`);
  act(() => result.current.settle('unneeded'));
  expect(agreementToken(id)).toBe('old');
  act(() => result.current.settle('useless'));
  expect(agreementToken(id)).toBeNull();
});
