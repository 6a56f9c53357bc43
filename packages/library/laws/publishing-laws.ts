/** Laws on what a publisher says; each bears on a Disclaimer where one of its facts holds. */
import type { Law, LawBook } from '@clausewright/engine/law/law-book';
import { publishingFacts } from './publishing-facts.ts';
import type { LawTag } from './law-tags.ts';
import type { FactKey } from '@clausewright/engine/law/requirement';

function publishing(place: string, ...any: readonly FactKey[]): Law {
  return { place, any, covered: true };
}

export const publishingLaws: LawBook<LawTag> = {
  laws: {
    eu_advertising: publishing('eu', 'biz:affiliate', 'biz:sponsored', 'biz:reviews'),
    eu_ai_act: publishing('eu', 'tech:deepfake', 'tech:ai-text-news', 'tech:chatbot'),
    eu_mar: publishing('eu', 'biz:investment-content'),
    uk_advertising: publishing('uk', 'biz:affiliate', 'biz:sponsored', 'biz:reviews'),
    uk_crypto: publishing('uk', 'biz:crypto'),
    ftc_endorsement: publishing(
      'us',
      'biz:affiliate',
      'biz:sponsored',
      'biz:testimonials',
      'biz:earnings-claims',
    ),
    us_supplements: publishing('us', 'biz:supplements'),
    us_trading: publishing('us', 'biz:trading-content'),
    us_attorneys: publishing('us', 'biz:law-firm'),
    ca_advertising: publishing('ca', 'biz:affiliate', 'biz:testimonials'),
    au_advertising: publishing('au', 'biz:affiliate', 'biz:testimonials'),
  },
  facts: publishingFacts,
};
