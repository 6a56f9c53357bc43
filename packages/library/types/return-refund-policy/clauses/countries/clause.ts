import { has } from '@clausewright/engine/document/authoring';
import { sellsGoods } from '../../sells.ts';
import { clause } from '../../clause.ts';

/**
 * 16 CFR § 435.2, Cal. Civ. Code § 1723, N.Y. Gen. Bus. Law § 218-a; CPA 2002 (Ontario) and P-40.1 s. 54.8 ff. (Quebec);
 * ACL ss. 51 to 64 and 259 to 263; CGA 1993; CDC Arts. 18, 26, 49; ECT Act s. 44, CPA ss. 55, 56; E-Commerce Rules 2020;
 * Act on Specified Commercial Transactions Art. 15-3. Home laws cost nothing, further ones are paid by their own line.
 */
export const countries = clause({
  id: 'rr.countries',
  version: 4,
  when: (a) =>
    has(
      a.laws,
      'us_refunds',
      'ca_consumer',
      'nz_consumer',
      'br_consumer',
      'za_consumer',
      'in_consumer',
      'jp_consumer',
    ) ||
    (has(a.laws, 'au_consumer') && a.warranty !== 'commercial'),
  ground: { law: 'the consumer acts that the parts name' },
  parts: {
    us: {
      meets: ['us-ca-1723', 'us-ny-218-a', 'us-refund-other'],
      when: (a) => has(a.laws, 'us_refunds'),
    },
    ca: { meets: ['ca-on-refund'], when: (a) => has(a.laws, 'ca_consumer') },
    // Our own guarantee prints the prescribed statement on the same rights.
    au: {
      law: 'Australian Consumer Law, ss. 51 to 64 and 259 to 263',
      when: (a) => has(a.laws, 'au_consumer') && a.warranty !== 'commercial',
    },
    nz: { law: 'Consumer Guarantees Act 1993', when: (a) => has(a.laws, 'nz_consumer') },
    br: { meets: ['br-cdc-49'], when: (a) => has(a.laws, 'br_consumer') },
    za: { meets: ['za-ecta-44'], when: (a) => has(a.laws, 'za_consumer') },
    zaGoods: { meets: ['za-ecta-44'], when: (a) => sellsGoods(a) },
    brGoods: { meets: ['br-cdc-49'], when: (a) => sellsGoods(a) },
    in: { meets: ['in-ecom-refund'], when: (a) => has(a.laws, 'in_consumer') },
    jp: { meets: ['jp-scta'], when: (a) => has(a.laws, 'jp_consumer') && sellsGoods(a) },
    copy: { meets: ['us-ny-218-a'], promise: 'written_copy' },
  },
  texts: import.meta.url,
});
