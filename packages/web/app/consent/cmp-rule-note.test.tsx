// @vitest-environment happy-dom
import { namesUnderCmpRule } from '@clausewright/contract/consent-types';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInApp, words } from '../testing/in-app.tsx';
import { CmpRuleNote } from './cmp-rule-note.tsx';

const vendor = (id: string | null, name: string, active = true) => ({ catalogue_id: id, name, active });

test('who uses AdSense or Ad Manager is told that Google asks for a platform that it certified', () => {
  const names = namesUnderCmpRule([
    vendor('google-analytics', 'Google Analytics'),
    vendor('google-adsense', 'Google AdSense'),
    vendor('google-ad-manager', 'Google Ad Manager', false),
    vendor(null, 'google-adsense'),
  ]);
  expect(names).toEqual(['Google AdSense']);
  const { unmount } = renderInApp(<CmpRuleNote vendors={[]} />);
  expect(screen.queryByText(words('banner-editor.cmpRule.title'))).toBeNull();
  unmount();
  renderInApp(<CmpRuleNote vendors={names} />);
  expect(screen.getByText(words('banner-editor.cmpRule.title'))).toBeTruthy();
  expect(screen.getByText(/Google AdSense.*not certified.*no personalised ads/)).toBeTruthy();
});
