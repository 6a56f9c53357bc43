import { has } from '@clausewright/engine/document/authoring';
import type { Given } from '@clausewright/engine/document/answer-kinds';
import { isMarketplace } from '../../conditions.ts';
import { clause, type TermsQuestions } from '../../clause.ts';

type Offer = Given<Pick<TermsQuestions, 'accounts' | 'ugc' | 'reviews' | 'sell_mode'>>;

/** Whether visitors can write to or before each other. */
const speaks = (offer: Offer): boolean =>
  offer.ugc === 'yes' || (offer.reviews !== undefined && offer.reviews !== 'none') || isMarketplace(offer);

/** Uses that are forbidden from the start for everybody, but that not every service allows of. */
function concerns(use: string, offer: Offer): boolean {
  if (use === 'harassment' || use === 'spam') return speaks(offer);
  return use !== 'multi-accounts' || offer.accounts === 'yes' || speaks(offer);
}

/** Restrictions must be clear beforehand (Art. 5 UCTD, Art. 14(1) DSA). Decompilation for interoperability and lawful text and data mining stay open (Arts 3, 4 Directive (EU) 2019/790; the reservation of Art. 4(3) is made here and should also be machine-readable). Honest reviews are never forbidden (15 U.S.C. § 45b). */
export const prohibited = clause({
  id: 'tc.prohibited',
  version: 3,
  // Where nothing is left, there is nothing to forbid.
  when: (a) =>
    a.prohibited === undefined ||
    a['prohibited.own'] !== undefined ||
    a.prohibited.some((use) => concerns(use, a)),
  ground: { answers: ['prohibited'] },
  parts: {
    mining: {
      meets: ['dsm-4-3'],
      answers: ['prohibited'],
      when: (a) => has(a.prohibited, 'scraping') && has(a.laws, 'eu_ecommerce'),
    },
  },
  nouns: [
    'prohibited.illegal',
    'prohibited.harassment',
    'prohibited.spam',
    'prohibited.malware',
    'prohibited.circumvention',
    'prohibited.multi-accounts',
    'prohibited.scraping',
    'prohibited.reverse-engineering',
    'prohibited.illegal-goods',
    'prohibited.resale',
    'prohibited.competing',
  ],
  texts: import.meta.url,
  values: {
    prohibitedUses: (c) => {
      const chosen = c.a.prohibited ?? [];
      return c
        .names(c.say.prohibited, c.w.prohibited, c.say['prohibited.own'])
        .filter((_, at) => at >= chosen.length || concerns(chosen[at] ?? '', c.a));
    },
  },
});
