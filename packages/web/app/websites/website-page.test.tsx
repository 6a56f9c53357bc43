// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answered, useFakeServer } from '../testing/fake-server.ts';
import { arriveInApp, words } from '../testing/in-app.tsx';
import { logInAs } from '../testing/samples.ts';
import { WebsitePage } from './website-page.tsx';

const server = useFakeServer();
const ask = words('websites.page.askClient');
const read = words('websites.page.clientAnswers');

test.each([
  ['make', [ask]],
  ['see', [read]],
  ['none', []],
])('of links for a client, who may %s finds what his role allows', async (use, shown) => {
  logInAs();
  server.on(
    'GET /website/page/:id',
    answered({
      website: { id: 'w1', kind: 'app', name: 'Kiln' },
      next: null,
      documents: [],
      banner: null,
      scan: null,
      looking: null,
      contradictions: { banner: [], documents: [] },
      tasks: [],
      client_links: use,
    }),
  );
  await arriveInApp(<WebsitePage id="w1" />);
  await screen.findByRole('heading', { name: 'Kiln' });
  const links = screen.queryAllByRole('link').map(({ textContent }) => textContent);
  expect(links.filter((name) => name === ask || name === read)).toEqual(shown);
});
