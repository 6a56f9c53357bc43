// @vitest-environment happy-dom
import { act } from '@testing-library/react';
import type { SavedAgreement } from '@clausewright/contract';
import { afterEach, expect, test, vi } from 'vitest';
import type { DraftSite } from '../draft.ts';
import { agreementsInAccount, agreementToken } from '../stored-agreements.ts';
import { addressNow, hookInApp } from '../testing/in-app.tsx';
import { sampleId } from '../testing/samples.ts';
import type { DraftCare } from './use-draft.ts';
import { useOutcome } from './use-outcome.ts';
import type { WizardAction } from './wizard-state.ts';

const finish = vi.fn<() => void>();
const dispatch = vi.fn<(action: WizardAction) => void>();
const goToProblem = vi.fn<(paths: readonly string[]) => void>();
const draft = { finish } as unknown as DraftCare;

afterEach(() => {
  vi.restoreAllMocks();
  for (const mock of [finish, dispatch, goToProblem]) mock.mockReset();
  localStorage.clear();
});

function ends(site?: DraftSite) {
  return hookInApp(() => useOutcome({ type: 'PRIVACY_POLICY', site }, draft, dispatch, goToProblem)).result
    .current;
}

const saved = (change: Partial<SavedAgreement> = {}): SavedAgreement =>
  ({ agreement_id: sampleId, access_token: 'proof', status: 'finalized', ...change }) as SavedAgreement;

test('what is finished leads to its files, with the proof kept and the draft gone', async () => {
  const { leave } = ends();
  await act(() => leave(saved()));
  expect(addressNow()).toBe(`/download/${sampleId}`);
  expect(agreementToken(sampleId)).toBe('proof');
  expect(finish).toHaveBeenCalledTimes(1);
});

test('what somebody made who is logged in is in the account, without a proof here', async () => {
  const { leave } = ends();
  await act(() => leave(saved({ access_token: null })));
  expect([agreementToken(sampleId), agreementsInAccount()]).toEqual([null, [sampleId]]);
});

test('what is to be paid leads to the payment, a document of its own', async () => {
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  const { leave } = ends();
  await act(() => leave(saved({ status: 'unpaid' as SavedAgreement['status'] })));
  expect(assign).toHaveBeenCalledWith(`/wizard/pay/${sampleId}`);
  expect(addressNow()).toBe('/');
});

test('of one document after another the next one follows', async () => {
  const site = { from: null, name: 'Shop', types: [], all: true };
  const { leave } = ends(site);
  await act(() => leave(saved()));
  expect(addressNow()).toMatch(/^\/wizard\/[\w-]+\?/);
  expect(addressNow()).toContain(sampleId);
});

test('what the server says of answers is shown at them', () => {
  ends().refuse({
    ok: false,
    reason: 'refused',
    messages: [
      { code: 'required', value: 'Missing.', field: 'answers.country' },
      { code: 'busy', value: 'Later.' },
    ],
  });
  expect(dispatch.mock.calls).toEqual([[{ type: 'refused', refusals: { country: 'Missing.' } }]]);
  expect(goToProblem.mock.calls).toEqual([[['country']]]);
});

test('a failure that is about no answer leads nowhere', () => {
  ends().refuse({ ok: false, reason: 'server-error' });
  expect(dispatch.mock.calls).toEqual([[{ type: 'refused', refusals: {} }]]);
  expect(goToProblem).not.toHaveBeenCalled();
});
