/** What work at scans needs in tests: nothing is reached but what a test opens. */
import { signingKey } from '../../consent/consent-log/signing-key.ts';
import type { LoadResult } from '../../consent/site-check/load-page.ts';

export const scanSecret = new Uint8Array(32).fill(7);

export const offline = {
  publicUrl: 'https://app.example',
  operatorName: 'Service',
  consentUrl: 'https://consent.example',
  documentsUrl: 'https://docs.example',
  key: signingKey(scanSecret),
  loadSite: async (): Promise<LoadResult> => ({ ok: false, reason: 'site-unreachable' }),
  resolveTxt: async (): Promise<string[]> => [],
};

/** With little patience: test sites answer at once. */
const quick = { load: 8000, quiet: 300, least: 400, most: 6000 };
export const patience = { first: quick, further: quick, banner: 500 };
