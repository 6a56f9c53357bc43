import { given } from '@clausewright/engine/document/authoring';
import { bannerTable } from '../../../../shared/clauses/banner-table.ts';
import { vendorCellWords as cells } from '../../../../shared/words/vendor-cells.ts';
import { clause } from '../../clause.ts';
import { onWebsite } from '../site-banner.ts';

/**
 * Drafting note. Article 5(3) of Directive 2002/58/EC and CJEU C-673/17 (Planet49: how long cookies work and who reads them), for an
 * owner without a Cookies Policy of its own: the table of cp.table in its words. It is that of the published banner alone, so that
 * the two cannot differ; without a banner there is no table, and pp.cookies stands as it is.
 */
export const cookiesTable = clause({
  id: 'pp.cookies_table',
  version: 1,
  price: 'detail_table',
  when: (a) => a.cookie_section === 'full' && onWebsite(a) && given(a.site_banner_listed),
  ground: { banner: true },
  parts: {},
  words: cells,
  texts: import.meta.url,
  values: {
    bannerTable: (c, t) => bannerTable(c, t.words('bannerColumns')),
  },
});
