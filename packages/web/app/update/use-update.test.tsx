// @vitest-environment happy-dom
import { act, waitFor } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { answered, refused, useFakeServer } from '../testing/fake-server.ts';
import { addressNow, hookInApp, settle } from '../testing/in-app.tsx';
import { costs, sampleId } from '../testing/samples.ts';
import { answersOf, questionnaire, wizardTexts } from '../testing/wizard-samples.tsx';
import * as rest from '../wizard/rest-of-wizard.ts';
import { useWizardFlow } from '../wizard/use-wizard-flow.ts';
import { decision } from './decisions.ts';
import { updateDraft } from './update-draft.ts';
import { useUpdate } from './use-update.tsx';
import type { UpdateDetails } from './use-update-details.ts';

const server = useFakeServer();
const preview = 'POST /agreement/update/preview/:id';
const update = 'POST /agreement/update/:id';
const saved = answered({ agreement_id: sampleId, access_token: null, status: 'finalized' });

/** Whatever the type asks for. */
const complete = answersOf({
  agreement_for: 'website',
  website_url: 'https://shop.example',
  country: 'FR',
  owner: 'Ada Ltd',
  address: '1 Road',
  contact_email: 'ada@shop.example',
  keeping: { amount: 1, unit: 'years' },
  minors: 'no',
  data: ['email'],
  document_languages: ['en'],
  delivery_email: 'ada@shop.example',
});

const details = {
  agreement_id: sampleId,
  type: 'TEST',
  answers: complete,
  owned: false,
  premium: false,
  revision: 3,
  ask: [],
  new_since: [],
  dropped: [],
  edited_clauses: 0,
  update_reasons: [],
} as unknown as UpdateDetails;

const clause = { id: 'a', conflict: true, mine: 'My words', theirs: 'Their words' };
const difference = (clauses: object[] = []) =>
  answered({ revision: 4, costs, languages: [{ language: 'en', clauses }] });

beforeEach(() => {
  server.on('POST /agreement/preview', answered({ costs, html: '' }));
  server.on(preview, difference());
});

async function open(own = details) {
  const source = updateDraft(questionnaire, own);
  const { result } = hookInApp(
    () => {
      const flow = useWizardFlow({ questionnaire, rest, words: wizardTexts, language: 'en', source });
      return { flow, mode: useUpdate(own, 'proof', flow) };
    },
    { path: `/wizard/test-agreement/update/${sampleId}` },
  );
  await waitFor(() => expect(result.current.flow.state.ready).toBe(true));
  return result;
}

async function shown(result: Awaited<ReturnType<typeof open>>) {
  expect(result.current.flow.evaluation.errors).toEqual([]);
  await waitFor(() => expect(result.current.mode.costs).toEqual(costs), { timeout: 3000 });
}

test('an update opens on its review with everything within reach', async () => {
  const result = await open();
  expect(result.current.flow.reviewing).toBe(true);
  await shown(result);
  expect(server.callsOf(preview)[0]?.body).toMatchObject({
    type: 'TEST',
    edits: 'keep',
    premium: false,
    free_only: false,
  });
});

test('the next version is made of what was shown, and leads to its files', async () => {
  server.on(update, saved);
  const result = await open();
  await shown(result);
  act(() => result.current.mode.generate());
  await waitFor(() => expect(addressNow()).toMatch(new RegExp(`^/download/${sampleId}`)));
  const [asked] = server.callsOf(update);
  expect(asked?.body).toMatchObject({ type: 'TEST', revision: 4, edits: 'keep' });
  expect(asked?.body).not.toHaveProperty('resolutions');
  expect(asked?.headers.get('x-agreement-token')).toBe('proof');
});

test('before there is anything to see nothing is made', async () => {
  const result = await open();
  act(() => result.current.mode.generate());
  expect(result.current.mode.busy).toBe(false);
  await shown(result);
  expect(server.callsOf(update)).toEqual([]);
});

test('a clause that both have changed waits for the person', async () => {
  server.on(preview, difference([clause]));
  server.on(update, saved);
  const result = await open();
  await shown(result);
  act(() => result.current.mode.generate());
  await settle();
  expect(server.callsOf(update)).toEqual([]);
  const choices = { 'take-en-a': decision(clause, 'theirs') };
  act(() => result.current.flow.dispatch({ type: 'choose', choices }));
  act(() => result.current.mode.generate());
  await waitFor(() => expect(server.callsOf(update)).toHaveLength(1));
  expect(server.callsOf(update)[0]?.body).toMatchObject({
    resolutions: [{ language: 'en', clause: 'a', take: 'theirs' }],
  });
  await settle();
});

test('a decision about other texts is worth nothing', async () => {
  server.on(preview, difference([clause]));
  const result = await open();
  await shown(result);
  const choices = { 'take-en-a': decision({ ...clause, mine: 'Older words' }, 'theirs') };
  act(() => result.current.flow.dispatch({ type: 'choose', choices }));
  act(() => result.current.mode.generate());
  await settle();
  expect(server.callsOf(update)).toEqual([]);
});

test.each(['revision-changed', 'edit-conflicts'])(
  'after %s the difference is asked for again',
  async (code) => {
    server.on(update, refused({ code }));
    const result = await open();
    await shown(result);
    const asked = server.callsOf(preview).length;
    act(() => result.current.mode.generate());
    await waitFor(() => expect(server.callsOf(preview).length).toBeGreaterThan(asked), { timeout: 3000 });
    expect(result.current.mode.busy).toBe(false);
  },
);

test('the version that costs nothing more is asked for by a press', async () => {
  const result = await open();
  await shown(result);
  act(() => result.current.mode.price.free?.act());
  await waitFor(
    () => expect(server.callsOf(preview).at(-1)?.body).toMatchObject({ free_only: true, premium: false }),
    { timeout: 3000 },
  );
});

test('what was bought stays bought', async () => {
  const result = await open({ ...details, owned: true });
  await shown(result);
  expect(server.callsOf(preview)[0]?.body).toMatchObject({ premium: true });
  expect(result.current.mode.nothingDue).toBeDefined();
});
