// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { answered, refused, useFakeServer } from '../testing/fake-server.ts';
import { renderInApp, words } from '../testing/in-app.tsx';
import { sampleId } from '../testing/samples.ts';
import { WebsiteSection } from './website-section.tsx';

const server = useFakeServer();
const call = `POST /agreement/check-page/${sampleId}`;
const live = 'https://docs.example/live/abcdefghijklmnopqrstuv';
const shown = { id: sampleId, live, language: null, name: 'Terms' };
const found = {
  url: 'https://shop.example/terms',
  checked_at: '2026-03-01T00:00:00.000Z',
  newest: 3,
  language: 'en',
  sections: [],
};

test('offers each way with its code', async () => {
  renderInApp(<WebsiteSection {...shown} owner={false} />);
  const user = userEvent.setup();
  const choice = screen.getByRole('combobox', { name: words('embed.way') });
  expect(screen.getByText(/live\/document\.js/)).toBeDefined();
  for (const [way, code] of [
    ['link', /<a href="https:\/\/docs/],
    ['frame', /<iframe/],
    ['react', /export function ClausewrightDocument/],
    ['json', /\.json$/],
  ] as const) {
    await user.selectOptions(choice, words(`embed.ways.${way}`));
    expect(screen.getByText(code)).toBeDefined();
  }
  expect(screen.queryByRole('textbox')).toBeNull();
});

test.each([
  [{ state: 'newest', by: 'text', version: 3 }, 'newest-text', {}],
  [{ state: 'newest', by: 'element', version: 3 }, 'newest-element', {}],
  [{ state: 'newest', by: 'link', version: 3 }, 'newest-link', {}],
  [{ state: 'older', by: 'text', version: 1 }, 'older-text', {}],
  [{ state: 'older', by: 'frame', version: 1 }, 'older-pinned', {}],
  [{ state: 'absent', by: null, version: null }, 'absent', {}],
  [
    {
      state: 'edited',
      by: 'text',
      version: 2,
      sections: [{ title: 'How long', number: 4, change: 'missing' }],
    },
    'edited',
    { count: 1 },
  ],
])('says of a page: %j', async (answer, key, values) => {
  server.on(call, answered({ ...found, ...answer }));
  renderInApp(<WebsiteSection {...shown} owner />);
  const user = userEvent.setup();
  await user.type(
    screen.getByRole('textbox', { name: words('embed.check.address') }),
    ' shop.example/terms{Enter}',
  );
  const { version } = answer;
  await screen.findByText(
    words(`embed.check.${key}`, { version: String(version ?? ''), newest: '3', ...values }),
  );
  if (key === 'edited') {
    expect(screen.getByText(/4\. How long/)).toBeDefined();
    expect(screen.getByText(words('embed.check.current', { newest: '3' }))).toBeDefined();
  }
});

test('an address that is refused stays in its field, with the reason', async () => {
  server.on(call, refused({ code: 'site-refused', value: 'No public website.' }));
  renderInApp(<WebsiteSection {...shown} owner />);
  const user = userEvent.setup();
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: words('embed.check.address') });
  await user.type(field, '127.0.0.1{Enter}');
  await screen.findByText('No public website.');
  expect(field.value).toBe('127.0.0.1');
});
