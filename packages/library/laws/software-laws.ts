/** Laws that bear on a licence for software. */
import type { LawTag } from './law-tags.ts';
import { covered, type LawBook } from '@clausewright/engine/law/law-book';
import { deviceFacts } from './device-facts.ts';
import { sellingFacts } from './selling-facts.ts';
import { tradeFacts } from './trade-facts.ts';

export const softwareLaws: LawBook<LawTag> = {
  laws: {
    eu_software: covered('eu'),
    uk_software: covered('uk'),
    us_warranty: covered('us'),
    ca_digital_goods: covered('US_CA', 'biz:digital-goods'),
    au_software: covered('au', 'biz:consumers'),
    eu_data_act: covered('eu', 'biz:connected-product'),
  },
  facts: { ...sellingFacts, ...tradeFacts, ...deviceFacts },
};
