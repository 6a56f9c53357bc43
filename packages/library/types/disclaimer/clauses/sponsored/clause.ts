import { clause } from '../../clause.ts';

// 16 CFR § 255.5, Directive 2005/29/EC Annex I points 11 and 11a, § 5a(4) UWG, CAP Code 2.1-2.4.
export const sponsored = clause({
  id: 'di.sponsored',
  version: 4,
  when: (a) => a.d_sponsored === 'yes',
  ground: { answers: ['d_sponsored'] },
  parts: {
    paid: {
      meets: ['ftc-255-5', 'ecd-6', 'ucpd-annex-11', 'de-uwg-5a', 'uk-dmcc-ads', 'practice-di-affiliate'],
      answers: ['d_sponsored'],
    },
    marked: {
      meets: ['ftc-255-5', 'ecd-6', 'ucpd-annex-11', 'de-uwg-5a', 'uk-dmcc-ads'],
      promise: 'ads_marked',
    },
  },
  texts: import.meta.url,
});
