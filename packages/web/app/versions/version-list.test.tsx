// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { answered, refused, useFakeServer } from '../testing/fake-server.ts';
import { renderInApp, words } from '../testing/in-app.tsx';
import { sampleId } from '../testing/samples.ts';
import type { Listed } from './listed.ts';
import { VersionList } from './version-list.tsx';

const server = useFakeServer();
const restore = 'POST /agreement/restore/:id';
const t = (key: string, values = {}) => words(`versions.${key}`, values);

function version(number: number, change: object = {}) {
  return {
    number,
    origin: 'generated',
    restored_from: null,
    created_at: '2026-01-02T00:00:00Z',
    served_at: '2026-01-02T00:00:00Z',
    current: false,
    languages: ['en'],
    url: `/v/${number}`,
    ...change,
  };
}

const reload = vi.fn<() => void>();
const compare = vi.fn<(chosen: Record<string, string>) => void>();

function show(versions: object[], more = false) {
  reload.mockReset();
  compare.mockReset();
  const listed = { revision: 7, total: versions.length, versions } as unknown as Listed;
  renderInApp(<VersionList {...{ id: sampleId, listed, more, asking: false, reload, compare }} />);
  return screen.getAllByRole('listitem').map((item) => within(item));
}

test('the current version is not gone back to, an older one is after a question', async () => {
  server.on(restore, answered({ number: 3 }));
  const [current, older] = show([version(2, { current: true }), version(1)]);
  expect(current?.queryByRole('button', { name: new RegExp(t('restore')) })).toBeNull();
  const back = older?.getByRole('button', { name: new RegExp(t('restore')) });
  if (back === undefined) throw new Error('no way back');
  await userEvent.click(back);
  await userEvent.click(screen.getByText(t('ask.keep')));
  expect(server.asked).toEqual([]);
  await userEvent.click(back);
  await userEvent.click(within(screen.getByRole('dialog')).getByText(t('ask.act')));
  await waitFor(() => expect(screen.getByText(t('restored', { number: 3 }))).toBeTruthy());
  expect(server.asked[0]?.body).toEqual({ number: 1, revision: 7 });
  expect(reload).toHaveBeenCalledTimes(1);
});

test('what somebody else did meanwhile is said, and the list is read again', async () => {
  server.on(restore, refused({ code: 'revision-changed', value: 'It was changed elsewhere.' }));
  const [, older] = show([version(2, { current: true }), version(1)]);
  const back = older?.getByRole('button', { name: new RegExp(t('restore')) });
  if (back) await userEvent.click(back);
  await userEvent.click(within(screen.getByRole('dialog')).getByText(t('ask.act')));
  expect((await screen.findByRole('alert')).textContent).toContain('It was changed elsewhere.');
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a version is held against the one that was served before it', async () => {
  const [newest] = show([version(3), version(2, { served_at: null }), version(1)]);
  const changes = newest?.getByRole('button', { name: new RegExp(t('changes')) });
  if (changes) await userEvent.click(changes);
  expect(compare).toHaveBeenCalledWith({ from: '1', to: '3' });
});

test('the first one has nothing to be held against, unless older ones stand on a further page', () => {
  expect(show([version(1)])[0]?.queryByRole('button', { name: new RegExp(t('changes')) })).toBeNull();
  document.body.innerHTML = '';
  expect(show([version(3)], true)[0]?.getByRole('button', { name: new RegExp(t('changes')) })).toBeTruthy();
});

test('a version that was never served is said so, and only the newest can be paid for', () => {
  const [newest, older] = show([
    version(2, { served_at: null, url: null }),
    version(1, { served_at: null, url: null }),
  ]);
  expect(newest?.getByText(t('neverServed'))).toBeTruthy();
  expect(newest?.getByRole('link').getAttribute('href')).toBe(`/wizard/pay/${sampleId}`);
  expect(older?.queryByRole('link')).toBeNull();
});

test('where a version came from is told', () => {
  const [restored] = show([version(2, { origin: 'restored', restored_from: 1, languages: ['en', 'de'] })]);
  expect(restored?.getByText(new RegExp(t('origin.restored', { number: 1 })))).toBeTruthy();
  expect(restored?.getByText('Deutsch')).toBeTruthy();
});
