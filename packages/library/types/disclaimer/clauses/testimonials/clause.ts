import { given } from '@clausewright/engine/document/authoring';
import { paidUnless } from '../../paid-unless.ts';
import { clause } from '../../clause.ts';

// 16 CFR § 255.2 (generally expected results), Directive 2005/29/EC, Article 7(6) (how reviews are checked), DMCC Act 2024, Schedule 20.
export const testimonials = clause({
  id: 'di.testimonials',
  version: 3,
  price: paidUnless(
    'ftc_endorsement',
    'eu_advertising',
    'uk_advertising',
    'ca_advertising',
    'au_advertising',
  ),
  when: (a) => a.d_testimonials === 'yes',
  ground: { answers: ['d_testimonials'] },
  parts: {
    genuine: {
      meets: ['practice-di-testimonials', 'ftc-255-3', 'ca-au-ads'],
      promise: 'genuine_testimonials',
    },
    typical: { meets: ['ftc-255-2'], answers: ['typical_results'], when: (a) => given(a.typical_results) },
    beside: {
      meets: ['ftc-255-2'],
      promise: 'typical_results_shown',
      when: (a) => !given(a.typical_results),
    },
    verified: {
      meets: ['ucpd-7-6', 'uk-dmcc-ads'],
      answers: ['reviews'],
      when: (a) => a.reviews === 'verified',
    },
    unverified: {
      meets: ['ucpd-7-6', 'uk-dmcc-ads'],
      answers: ['reviews'],
      when: (a) => a.reviews === 'unverified',
    },
    platform: {
      meets: ['ucpd-7-6', 'uk-dmcc-ads'],
      answers: ['reviews'],
      when: (a) => a.reviews === 'platform',
    },
    fakes: {
      meets: ['uk-dmcc-ads', 'ftc-465'],
      promise: 'honest_reviews',
      when: (a) => a.reviews === 'verified' || a.reviews === 'unverified' || a.reviews === 'platform',
    },
  },
  texts: import.meta.url,
});
