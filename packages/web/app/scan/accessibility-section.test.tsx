// @vitest-environment happy-dom
import type { ScanAccessibility } from '@clausewright/contract';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInApp, words } from '../testing/in-app.tsx';
import { AccessibilitySection } from './accessibility-section.tsx';
import { ChangesPanel } from './changes-panel.tsx';

const t = (key: string, values = {}) => words(`scan.accessibility.${key}`, values);
const shop = 'https://shop.example/';
const found: ScanAccessibility = {
  version: '4.14.1',
  checked: [shop, `${shop}a`],
  not_checked: [{ page: `${shop}b`, reason: 'too-long' }],
  barriers: [
    {
      rule: 'label',
      impact: 'critical',
      criteria: [
        { number: '4.1.2', url: 'https://www.w3.org/WAI/WCAG22/Understanding/name-role-value.html' },
      ],
      tags: ['wcag412'],
      pages: [
        { page: shop, places: 5, examples: ['form > input'] },
        { page: `${shop}a`, places: 1, examples: ['main > select'] },
      ],
    },
    { rule: 'later-rule', impact: 'minor', criteria: [], tags: [], pages: [] },
  ],
  open: [{ rule: 'color-contrast', pages: 1, places: 7 }],
};
const ruleWords = {
  label: 'Form elements must have labels',
  'color-contrast': 'Elements must have contrast',
};

test('barriers are told by severity with what they mean, where, and the criterion; that it is a part comes first', () => {
  const { container } = renderInApp(<AccessibilitySection found={found} words={ruleWords} />);
  expect(container.querySelector('p')?.textContent).toBe(t('part'));
  expect(screen.getByText(t('checked', { version: '4.14.1', pages: 2 }))).toBeTruthy();
  const critical = screen.getByRole('list', { name: t('impact.critical') });
  expect(within(critical).getByText('Form elements must have labels', { selector: 'strong' })).toBeTruthy();
  expect(within(critical).getByText(t('where', { places: 6, pages: 2 }))).toBeTruthy();
  const link = within(critical).getByRole('link', { name: t('criterion', { number: '4.1.2' }) });
  expect(link.getAttribute('href')).toContain('name-role-value');
  expect(within(critical).getByText('form > input')).toBeTruthy();
  expect(within(critical).getByText(t('more', { count: 4 }))).toBeTruthy();
  expect(
    within(screen.getByRole('list', { name: t('impact.minor') })).getByText('later-rule', {
      selector: 'strong',
    }),
  ).toBeTruthy();
  expect(screen.queryByText(t('impact.serious'))).toBeNull();
  expect(screen.getByText(t('open', { places: 7 }))).toBeTruthy();
  expect(screen.getByText(t('missed')).nextElementSibling?.textContent).toBe(
    `${shop}b ${t('reason.too-long')}`,
  );
  expect(screen.queryByText(t('nothing'))).toBeNull();
});

test('nothing found, nothing that could be checked and never checked are told apart', () => {
  const none = { ...found, barriers: [], open: [], not_checked: [] };
  const { unmount } = renderInApp(<AccessibilitySection found={none} words={{}} />);
  expect(screen.getByText(t('nothing'))).toBeTruthy();
  unmount();
  const failed = { ...found, version: null, checked: [], barriers: [], open: [] };
  const second = renderInApp(<AccessibilitySection found={failed} words={{}} />);
  expect(screen.getByText(t('failed'))).toBeTruthy();
  expect(screen.queryByText(t('nothing'))).toBeNull();
  second.unmount();
  renderInApp(<AccessibilitySection found={undefined} words={{}} />);
  expect(screen.getByText(t('never'))).toBeTruthy();
});

test('barriers that are new or gone stand with what is different since the check before', () => {
  const none = { new: [], gone: [] };
  const changes = { since: '2026-11-29T12:00:00.000Z', services: none, findings: none };
  const accessibility = { new: ['label'], gone: ['color-contrast'] };
  renderInApp(<ChangesPanel changes={{ ...changes, accessibility }} ruleWords={ruleWords} />);
  expect(screen.getByText(words('scan.changes.barriersNew')).nextElementSibling?.textContent).toBe(
    ruleWords.label,
  );
  expect(screen.getByText(words('scan.changes.barriersGone')).nextElementSibling?.textContent).toBe(
    ruleWords['color-contrast'],
  );
  expect(screen.queryByText(words('scan.changes.none'))).toBeNull();
});
