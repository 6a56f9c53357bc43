// @vitest-environment happy-dom
import type { Questionnaire } from '@clausewright/library/questionnaires';
import { expect, test } from 'vitest';
import { answered, refused, useFakeServer } from '../testing/fake-server.ts';
import { updateDraft } from './update-draft.ts';
import type { UpdateDetails } from './use-update-details.ts';

const questionnaire: Questionnaire = { type: 'TEST', version: 1, steps: [], migrations: [] };
const details = { agreement_id: 'a'.repeat(22), answers: { name: 'Kiln' } };
const source = updateDraft(questionnaire, details as unknown as UpdateDetails);
const nothing = new URLSearchParams();
const server = useFakeServer();
const scanOf = (id: string, finished_at: string | null, address = 'https://www.kiln.example/') => ({
  id: id.repeat(22),
  address,
  finished_at,
  state: finished_at === null ? 'running' : 'done',
});

test('an update of the account takes what was seen of its website since the newest version', async () => {
  const own = { ...details, site_url: 'https://kiln.example', updated_at: '2026-11-20T10:00:00.000Z' };
  const update = updateDraft(questionnaire, own as unknown as UpdateDetails, { isOfAccount: true });
  const scans = [
    scanOf('r', null),
    scanOf('o', '2026-11-22T10:00:00.000Z', 'https://other.example/'),
    scanOf('n', '2026-11-21T10:00:00.000Z'),
    scanOf('b', '2026-11-19T10:00:00.000Z'),
  ];
  server.on('GET /scan/list', answered({ scans }));
  expect((await update.open(null, nothing)).draft.scan).toBe('n'.repeat(22));
  // One that an address names comes first, also for whoever has no account.
  const named = new URLSearchParams(`scan=${'x'.repeat(22)}`);
  expect((await update.open(null, named)).draft.scan).toBe('x'.repeat(22));
  expect((await source.open(null, named)).draft.scan).toBe('x'.repeat(22));
  server.on('GET /scan/list', answered({ scans: scans.slice(3) }));
  expect((await update.open(null, nothing)).draft.scan).toBeUndefined();
  server.on('GET /scan/list', refused({ code: 'internal' }));
  expect((await update.open(null, nothing)).draft).toMatchObject({ answers: details.answers });
});
