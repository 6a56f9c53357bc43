// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ClientLink, WebsitePage } from '@clausewright/contract';
import { beforeEach, expect, test, vi } from 'vitest';
import { agreementCalls } from '../agreements/agreement-calls.ts';
import { newDraft, storedDraft, storeDraft } from '../draft.ts';
import { answered, refused, useFakeServer } from '../testing/fake-server.ts';
import { arriveInApp, renderInApp, settle, words } from '../testing/in-app.tsx';
import { sampleId } from '../testing/samples.ts';
import { clientLinkCalls } from './client-link-calls.ts';
import { newestOfTypes } from './draft-of.ts';
import { LinkCard } from './link-card.tsx';

const server = useFakeServer();
const callOf = ({ method, path }: { method: string; path: string }) => `${method} ${path}`;
const details = callOf(agreementCalls.getUpdateDetails);
const takeCall = callOf(clientLinkCalls.takeClientAnswers);
const t = (key: string, values?: Record<string, string>) => words(`withdrawals.links.${key}`, values);
const saved = { document_languages: ['en'], minors: 'no' };
const at = '2026-03-04T10:00:00.000Z';
const asked = {
  type: 'TEST',
  agreement_id: sampleId,
  question: 'owner',
  given: { owner: 'Kiln GmbH' },
  given_at: at,
  taken_at: null,
};
const page = {
  website: { id: 'w1', kind: 'website', name: 'shop.example' },
  documents: [{ agreement_id: sampleId, type: 'TEST', created_at: at }],
} as unknown as WebsitePage;
const onDone = vi.fn<(words: string) => void>();
const onReload = vi.fn<() => void>();
const said = (questions: object[] = [asked]) =>
  ({
    id: 'l1',
    state: 'open',
    asker: 'Nordlicht',
    created_at: at,
    expires_at: at,
    questions,
    remarks: [],
  }) as unknown as ClientLink;

function answers(link = said(), of = page) {
  const calls = { onMade: () => {}, onRemoved: () => {}, onDone, onReload };
  return <LinkCard link={link} page={of} mayChange {...calls} />;
}

/** Another tab writes meanwhile. */
function write(more: object) {
  storeDraft(sampleId, newDraft({ ...saved, ...more }, 0), Date.now());
}

const drafted = () => ({ ...storedDraft(sampleId)?.answers });
const takeButton = () => screen.findByRole('button', { name: new RegExp(t('take')) });
const document = (id: string, day: string) => ({
  agreement_id: id,
  type: 'TEST',
  created_at: `2026-03-${day}`,
});
const having = (...documents: object[]) => ({ ...page, documents }) as unknown as WebsitePage;

beforeEach(() => {
  onDone.mockReset();
  onReload.mockReset();
  server.on(details, answered({ agreement_id: sampleId, type: 'TEST', answers: saved }));
  server.on(takeCall, answered({}));
});

test('what another tab wrote since is kept', async () => {
  renderInApp(answers());
  const button = await takeButton();
  write({ minors: 'yes', minimum_age: 14 });
  await userEvent.click(button);
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(drafted()).toEqual({ ...saved, minors: 'yes', minimum_age: 14, owner: 'Kiln GmbH' });
});

test('what another tab answered since is shown first, and not chosen', async () => {
  renderInApp(answers());
  const button = await takeButton();
  write({ owner: 'Wheel AG' });
  await userEvent.click(button);
  await screen.findByText(t('changed'));
  expect(server.callsOf(takeCall)).toEqual([]);
  expect(drafted()).toMatchObject({ owner: 'Wheel AG' });
  await screen.findByText('Wheel AG');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(false);
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.click(await takeButton());
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(drafted()).toMatchObject({ owner: 'Kiln GmbH' });
});

test('an answer that was given anew is chosen anew', async () => {
  const { rerender } = await arriveInApp(answers());
  await takeButton();
  await userEvent.click(screen.getByRole('checkbox'));
  rerender(answers(said([{ ...asked, given_at: '2026-03-05T10:00:00.000Z' }])));
  await settle();
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
});

test('what the client changed since is in no draft, and is read again', async () => {
  server.on(takeCall, refused({ code: 'client-answers-changed', value: 'It was answered anew.' }));
  const { rerender } = renderInApp(answers());
  await userEvent.click(await takeButton());
  await screen.findByText('It was answered anew.');
  expect(onReload).toHaveBeenCalledOnce();
  expect(onDone).not.toHaveBeenCalled();
  expect(drafted()).toEqual({});
  // The list is there again: why nothing was done is still to be read, and the press works.
  server.on(takeCall, answered({}));
  rerender(answers(said([{ ...asked, given: { owner: 'Ofen AG' }, given_at: '2026-03-05T10:00:00.000Z' }])));
  await screen.findByText('Ofen AG');
  expect(screen.queryByText('It was answered anew.')).not.toBeNull();
  await userEvent.click(await takeButton());
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(drafted()).toMatchObject({ owner: 'Ofen AG' });
});

test('where the draft is not kept the answers are marked all the same, which is said', async () => {
  renderInApp(answers());
  const button = await takeButton();
  const full = () => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: full, clear: () => {} });
  await userEvent.click(button);
  await screen.findByText(t('unkept'));
  expect(server.callsOf(takeCall)).toHaveLength(1);
  expect(onReload).toHaveBeenCalledOnce();
  expect(onDone).not.toHaveBeenCalled();
});

test('where the draft changes while the server is asked, nothing of it is replaced', async () => {
  server.on(takeCall, () => {
    write({ owner: 'Wheel AG' });
    return answered({});
  });
  renderInApp(answers());
  await userEvent.click(await takeButton());
  await screen.findByText(t('unkept'));
  expect(drafted()).toMatchObject({ owner: 'Wheel AG' });
});

test('what was asked for a document to come is for the newest one of its type', async () => {
  const toCome = said([{ ...asked, agreement_id: null }]);
  renderInApp(answers(toCome, having(document('newer', '09'), document(sampleId, '08'))));
  await userEvent.click(await takeButton());
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(server.asked[0]?.what).toBe(details.replace(':id', 'newer'));
  expect(drafted()).toMatchObject({ owner: 'Kiln GmbH' });
  expect(screen.getByRole('link').getAttribute('href')).toContain('/update/newer');
});

test('answers for two documents of one type stand apart', async () => {
  const both = said([
    asked,
    { ...asked, question: 'minors', given: { minors: 'yes' }, agreement_id: 'newer' },
  ]);
  renderInApp(answers(both, having(document('newer', '09'), document(sampleId, '08'))));
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(2));
  expect(server.callsOf(details).map(({ what }) => what.split('/').at(-1))).toEqual([sampleId, 'newer']);
});

test('a link is made for the newest document of a type', () => {
  const documents = [document('older', '08'), document('newer', '09')];
  expect(newestOfTypes(documents as unknown as WebsitePage['documents'])).toEqual([documents[1]]);
});

test('where the document is gone, that is said, and the answers are still to be read', async () => {
  server.on(details, refused({ code: 'not-found', value: 'It was deleted.' }));
  renderInApp(answers());
  expect((await screen.findByText(/It was deleted\./)).closest('[role=alert]')).not.toBeNull();
  await screen.findByText('Kiln GmbH');
  expect(screen.queryByRole('button', { name: new RegExp(t('take')) })).toBeNull();
});
