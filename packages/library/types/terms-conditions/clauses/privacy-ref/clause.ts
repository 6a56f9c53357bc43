import { given } from '@clausewright/engine/document/authoring';
import { clause } from '../../clause.ts';

/** Reference only; consent is never given by accepting terms (Art. 7(2) GDPR). */
export const privacyRef = clause({
  id: 'tc.privacy_ref',
  version: 2,
  when: (a) => given(a.privacy_url) || given(a.cookies_url) || given(a.trade_code) || a.newsletters === 'yes',
  parts: {
    privacy: { meets: [], when: (a) => given(a.privacy_url) },
    cookies: { meets: [], when: (a) => given(a.cookies_url) },
    news: { meets: [], when: (a) => a.newsletters === 'yes' },
    code: { meets: ['ecd-10-2', 'crd-6-1-n'], when: (a) => given(a.trade_code) },
  },
  texts: import.meta.url,
});
