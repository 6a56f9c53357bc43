import type { ListedAgreement } from '@clausewright/contract';
import { expect, test } from 'vitest';
import { listSites } from './known-sites.ts';

function listed(agreement_id: string, change: Partial<ListedAgreement>): ListedAgreement {
  return {
    agreement_id,
    website_id: null,
    type: 'PRIVACY_POLICY',
    status: 'finalized',
    site_name: 'Shop',
    site_url: 'https://shop.example',
    edited: false,
    premium: false,
    served: true,
    held: false,
    review: false,
    languages: ['en'],
    live_url: null,
    update_available: false,
    update_by_banner: false,
    created_at: '2026-11-22T10:00:00.000Z',
    updated_at: '2026-11-22T10:00:00.000Z',
    ...change,
  };
}

test('documents of one domain are one site, newest first, each type once', () => {
  const sites = listSites([
    listed('a3', { site_name: 'New name', type: 'COOKIES_POLICY' }),
    listed('a2', {}),
    listed('a1', {}),
    listed('b1', { site_name: 'App', site_url: null }),
    listed('c1', { site_name: null, site_url: null }),
  ]);
  expect(sites).toEqual([
    { agreementId: 'a3', name: 'New name', types: ['COOKIES_POLICY', 'PRIVACY_POLICY'] },
    { agreementId: 'b1', name: 'App', types: ['PRIVACY_POLICY'] },
  ]);
});
