// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { answered, refused, useFakeServer } from '../testing/fake-server.ts';
import { sampleId } from '../testing/samples.ts';
import { takeFreeVersion } from './take-free-version.ts';

const server = useFakeServer();
const details = 'GET /agreement/details/:id';
const update = 'POST /agreement/update/:id';
const answers = { country: 'DE' };

test('the answers stay and only what costs is left out', async () => {
  server.on(details, answered({ type: 'PRIVACY_POLICY', answers, revision: 3 }));
  server.on(update, answered({ status: 'finalized' }));
  expect(await takeFreeVersion(sampleId, 'proof')).toEqual({ ok: true, data: `/download/${sampleId}` });
  expect(server.callsOf(update)[0]?.body).toMatchObject({
    type: 'PRIVACY_POLICY',
    answers,
    revision: 3,
    edits: 'reset',
    free_only: true,
  });
  expect(server.asked.map(({ headers }) => headers.get('x-agreement-token'))).toEqual(['proof', 'proof']);
});

test('a version that waits for something else is shown where that is said', async () => {
  server.on(details, answered({ type: 'PRIVACY_POLICY', answers, revision: 3 }));
  server.on(update, answered({ status: 'unpaid' }));
  expect(await takeFreeVersion(sampleId, null)).toEqual({ ok: true, data: `/wizard/pay/${sampleId}` });
});

test.each([details, update])('what is refused is told: %s', async (call) => {
  server.on(details, answered({ type: 'PRIVACY_POLICY', answers, revision: 3 }));
  server.on(call, refused({ code: 'not-found' }));
  expect(await takeFreeVersion(sampleId, null)).toMatchObject({ ok: false, reason: 'refused' });
});
