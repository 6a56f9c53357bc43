// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useFakeServer } from '../testing/fake-server.ts';
import { renderInApp, words } from '../testing/in-app.tsx';
import { listedAgreement, logInAs } from '../testing/samples.ts';
import { NewerTexts } from './newer-texts.tsx';

useFakeServer();

test.each([
  ['lead', { update_by_banner: false }],
  ['keepsEdits', { update_by_banner: false, edited: true }],
  ['banner', { update_by_banner: true }],
  ['bannerKeepsEdits', { update_by_banner: true, edited: true }],
])('%s says what is newer: our texts, or the banner of the owner', async (key, change) => {
  logInAs();
  const agreement = listedAgreement({ update_available: true, ...change });
  const { container } = renderInApp(<NewerTexts agreement={agreement} onUpdated={() => {}} />);
  await screen.findByText(words('agreements.newer.badge'));
  expect(container.querySelector('.agr__waits')?.textContent).toBe(
    `${words('agreements.newer.badge')} ${words(`agreements.newer.${key}`)}`,
  );
});
