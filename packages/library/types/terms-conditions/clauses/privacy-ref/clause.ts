import { given } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';

/** Reference only; consent is never given by accepting terms (Art. 7(2) GDPR). */
export const privacyRef = clause({
  id: 'tc.privacy_ref',
  version: 2,
  when: (a) => given(a.privacy_url) || given(a.cookies_url) || given(a.trade_code) || a.newsletters === 'yes',
  ground: { answers: ['privacy_url', 'cookies_url', 'trade_code', 'newsletters'] },
  parts: {
    privacy: { answers: ['privacy_url'], when: (a) => given(a.privacy_url) },
    cookies: { answers: ['cookies_url'], when: (a) => given(a.cookies_url) },
    news: { answers: ['newsletters'], when: (a) => a.newsletters === 'yes' },
    code: { meets: ['ecd-10-2', 'crd-6-1-n'], when: (a) => given(a.trade_code) },
  },
  texts: import.meta.url,
});
