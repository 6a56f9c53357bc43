// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderInApp, words } from '../testing/in-app.tsx';
import { HelpList } from './help-list.tsx';

const topics = () => screen.queryAllByRole('listitem').length;

test('all topics are listed, and what is typed narrows them', async () => {
  renderInApp(<HelpList />);
  const all = topics();
  expect(all).toBeGreaterThan(3);
  const title = words('help.topics.consent-banner.title');
  await userEvent.type(screen.getByRole('searchbox'), title);
  expect(topics()).toBeLessThan(all);
  expect(screen.getByText(title)).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe(words('help.found', { count: topics() }));
});

test('where nothing is found that is said, and nothing before anybody has typed', async () => {
  renderInApp(<HelpList />);
  expect(screen.getByRole('status').textContent).toBe('');
  await userEvent.type(screen.getByRole('searchbox'), 'xyzzy');
  expect(topics()).toBe(0);
  expect(screen.getByRole('status').textContent).toBe(words('help.found', { count: 0 }));
});
