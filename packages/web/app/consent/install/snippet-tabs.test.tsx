// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderInApp, words } from '../../testing/in-app.tsx';
import type { InstallDetails } from './install-details.ts';
import { SnippetTabs } from './snippet-tabs.tsx';

const address = 'https://consent.example/c/site.js';
const install = {
  script_url: address,
  scripts: [{ language: 'en', url: 'https://consent.example/c/site/en.js' }],
  platforms: [
    { platform: 'html', code: `<script src="${address}"></script>` },
    { platform: 'wordpress', code: 'add_action()' },
  ],
} as unknown as InstallDetails;

test('WordPress has the plug-in to download and the key to paste, before the way by hand', async () => {
  renderInApp(<SnippetTabs install={install} />);
  expect(screen.queryByRole('link', { name: words('install.wordpress.download') })).toBeNull();
  await userEvent.click(screen.getByRole('tab', { name: 'WordPress' }));
  const panel = within(screen.getByRole('tabpanel'));
  const link = panel.getByRole('link', { name: words('install.wordpress.download') });
  expect(link.getAttribute('href')).toBe('/downloads/clausewright.zip');
  expect(panel.getByText(address)).toBeTruthy();
  expect(panel.getByText('add_action()')).toBeTruthy();
});
