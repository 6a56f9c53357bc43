// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { renderInApp, words } from '../testing/in-app.tsx';
import { listedAgreement } from '../testing/samples.ts';
import { CardDates } from './card-facts.tsx';

const created_at = '2026-11-30T08:00:00.000Z';

test.each([
  ['notEdited', { updated_at: created_at }],
  ['notEdited', { updated_at: null }],
  // An update on the same day.
  ['notByHand', { updated_at: '2026-11-30T08:20:00.000Z' }],
  ['textEdited', { updated_at: '2026-11-30T08:20:00.000Z', edited: true }],
])('%s is said of what happened to the text', (key, change) => {
  const { container } = renderInApp(<CardDates agreement={listedAgreement({ created_at, ...change })} />);
  const date = new Date('2026-11-30T08:20:00.000Z');
  expect(container.textContent).toContain(words(`agreements.${key}`, { date } as never));
});
