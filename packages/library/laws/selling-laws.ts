/** Laws that protect whoever buys, as a Return and Refund Policy speaks them, and which duties of the catalogue are their own. */
import { covered, type LawBook } from '@clausewright/engine/law/law-book';
import type { LawTag } from './law-tags.ts';
import { sellingFacts } from './selling-facts.ts';
import { tradeFacts } from './trade-facts.ts';

export const sellingLaws: LawBook<LawTag> = {
  laws: {
    eu_consumer: covered('eu', 'biz:consumers'),
    uk_consumer: covered('uk', 'biz:consumers'),
    us_refunds: covered('us', 'biz:goods'),
    ca_consumer: covered('ca', 'biz:consumers'),
    au_consumer: covered('au', 'biz:consumers'),
    nz_consumer: covered('nz', 'biz:consumers'),
    br_consumer: covered('br', 'biz:consumers'),
    za_consumer: covered('za', 'biz:consumers'),
    in_consumer: covered('in', 'biz:consumers'),
    jp_consumer: covered('jp', 'biz:consumers', 'biz:goods'),
  },
  facts: { ...sellingFacts, ...tradeFacts },
};

/** By name of the law in the catalogue. */
export const sellingLawsByName: Readonly<Record<string, readonly LawTag[]>> = {
  'Consumer Rights Directive': ['eu_consumer'],
  'Sale of Goods Directive': ['eu_consumer'],
  'Digital Content Directive': ['eu_consumer'],
  'German BGB/EGBGB': ['eu_consumer'],
  'French Consumer Code': ['eu_consumer'],
  'Italian Consumer Code': ['eu_consumer'],
  'Spanish TRLGDCU': ['eu_consumer'],
  'Dutch Civil Code': ['eu_consumer'],
  'UK Consumer Contracts Regulations': ['uk_consumer'],
  'UK Consumer Rights Act 2015': ['uk_consumer'],
  'Australian Consumer Law': ['au_consumer'],
  'California refund law': ['us_refunds'],
  'New York refund law': ['us_refunds'],
  'US state refund laws': ['us_refunds'],
  'FTC Mail, Internet, or Telephone Order Rule': ['us_refunds'],
  'Magnuson-Moss Warranty Act': ['us_refunds'],
  'Ontario and Quebec consumer law': ['ca_consumer'],
  'New Zealand consumer law': ['nz_consumer'],
  'Brazil consumer code': ['br_consumer'],
  'South Africa consumer law': ['za_consumer'],
  'India e-commerce rules': ['in_consumer'],
  'Japan specified commercial transactions': ['jp_consumer'],
};
