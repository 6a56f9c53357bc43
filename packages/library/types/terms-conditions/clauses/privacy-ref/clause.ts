import { given } from '@clausewright/engine/document/authoring';
import { hasProcessing } from '../processing/clause.ts';
import { clause } from '../../clause.ts';

/** Reference only; consent is never given by accepting terms (Art. 7(2) GDPR). */
export const privacyRef = clause({
  id: 'tc.privacy_ref',
  version: 4,
  when: (a) =>
    given(a.privacy_url) ||
    given(a.cookies_url) ||
    given(a.trade_code) ||
    a.newsletters === 'yes' ||
    hasProcessing(a),
  ground: { answers: ['privacy_url', 'cookies_url'] },
  parts: {
    privacy: { answers: ['privacy_url'], when: (a) => given(a.privacy_url) },
    cookies: { answers: ['cookies_url'], when: (a) => given(a.cookies_url) },
    processing: { law: 'Regulation (EU) 2016/679, Art. 28(3)', when: hasProcessing },
    news: {
      law: 'Directive 2002/58/EC, Art. 13(2); Regulation (EU) 2016/679, Art. 7(3)',
      when: (a) => a.newsletters === 'yes',
    },
    code: { meets: ['ecd-10-2', 'crd-6-1-n'], answers: ['trade_code'], when: (a) => given(a.trade_code) },
  },
  texts: import.meta.url,
});
