// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Failure } from '../outcome.ts';
import { answered, heldAnswer, refused, useFakeServer } from '../testing/fake-server.ts';
import { hookInApp, settle } from '../testing/in-app.tsx';
import { costs, sampleId } from '../testing/samples.ts';
import type { CostsRequest } from './fetch-costs.ts';
import { useCosts } from './use-costs.ts';

const server = useFakeServer();
const ofAgreement = 'POST /agreement/costs/:id';
const agreement = { type: 'agreement', id: sampleId, token: 'proof' } as const;
const consent = { type: 'consent', id: sampleId, token: null } as const;
const german: CostsRequest = {
  plan: '',
  discount: '',
  buyer: { country: 'DE', business_purchase: false },
  processor: null,
};
const french = { ...german, buyer: { ...german.buyer, country: 'FR' } };

function openCosts(question: CostsRequest | null = german) {
  const onBadCode = vi.fn<(failure: Failure) => void>();
  const view = hookInApp((asked: CostsRequest | null) => useCosts(agreement, costs, asked, onBadCode), {
    props: question,
  });
  return { ...view, onBadCode };
}

test('the first amounts stand until those for this buyer are there', async () => {
  const held = heldAnswer();
  server.on(ofAgreement, held.responder);
  const { result } = openCosts();
  expect(result.current).toMatchObject({ costs, stale: true, failure: null });
  held.give(answered({ ...costs, total: 2280 }));
  await waitFor(() => expect(result.current.stale).toBe(false));
  expect(result.current.costs?.total).toBe(2280);
  expect(server.asked[0]?.body).toEqual({ billing: { country: 'DE', business_purchase: false } });
  expect(server.asked[0]?.headers.get('x-agreement-token')).toBe('proof');
});

test('another buyer is another question, the same one in a new object is not', async () => {
  server.on(ofAgreement, answered(costs));
  const { result, rerender } = openCosts();
  await waitFor(() => expect(result.current.stale).toBe(false));
  rerender({ ...german, buyer: { ...german.buyer } });
  await settle();
  expect(server.asked).toHaveLength(1);
  rerender(french);
  expect(result.current.stale).toBe(true);
  await waitFor(() => expect(result.current.stale).toBe(false));
  expect(server.asked).toHaveLength(2);
});

test('without a country nothing is asked and nothing is stale', async () => {
  const { result } = openCosts(null);
  await settle();
  expect(result.current).toMatchObject({ costs, stale: false });
  expect(server.asked).toEqual([]);
});

test('a code that does not count is told to whoever applied it, and the amounts stay', async () => {
  server.on(ofAgreement, refused({ code: 'discount-invalid', field: 'discount_code' }));
  const { result, onBadCode } = openCosts({ ...german, discount: 'SPRING' });
  await waitFor(() => expect(onBadCode).toHaveBeenCalledTimes(1));
  expect(result.current.costs).toEqual(costs);
  expect(server.asked[0]?.body).toMatchObject({ discount_code: 'SPRING' });
});

test('the price may be refused for other reasons, which are said as they are', async () => {
  server.on(ofAgreement, refused({ code: 'vat-not-validated', field: 'vat_number' }));
  const { result, onBadCode } = openCosts({ ...german, discount: 'SPRING' });
  await waitFor(() => expect(result.current.failure).not.toBeNull());
  expect(result.current).toMatchObject({ costs, stale: false });
  expect(onBadCode).not.toHaveBeenCalled();
});

test('the same question is asked again where the price has changed', async () => {
  let total = 2261;
  server.on(ofAgreement, () => answered({ ...costs, total }));
  const { result } = openCosts();
  await waitFor(() => expect(result.current.stale).toBe(false));
  total = 3000;
  act(() => result.current.refresh());
  await waitFor(() => expect(result.current.costs?.total).toBe(3000));
});

test('a consent is asked for with its plan, and with the provider that adds its own tax', async () => {
  server.on('POST /privacy-consent/costs/:id', answered(costs));
  const question: CostsRequest = { ...german, plan: 'year', processor: 'fastspring' };
  const { result } = hookInApp(() => useCosts(consent, null, question, () => {}));
  await waitFor(() => expect(result.current.costs).toEqual(costs));
  expect(server.asked[0]?.body).toEqual({
    billing: german.buyer,
    plan: 'year',
    processor: 'fastspring',
  });
});
