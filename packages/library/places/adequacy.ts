/**
 * Adequacy decisions of the European Commission under Art. 45 GDPR. Compared in November 2026;
 * the United States are covered only for recipients certified under the Data Privacy Framework.
 */
export interface Adequacy {
  /** full: every recipient in scope of the decision; certified: only recipients on the framework's list. */
  scope: 'full' | 'commercial' | 'certified';
  decision: string;
  /** ISO day of the decision. */
  since: string;
  /** ISO day on which it ends by itself. */
  until?: string;
}

const rows: Readonly<Record<string, Adequacy>> = {
  AD: { scope: 'full', decision: 'Decision 2010/625/EU', since: '2010-10-19' },
  AR: { scope: 'full', decision: 'Decision 2003/490/EC', since: '2003-06-30' },
  BR: { scope: 'full', decision: 'Implementing Decision (EU) 2026/179', since: '2026-01-26' },
  CA: { scope: 'commercial', decision: 'Decision 2002/2/EC', since: '2001-12-20' },
  CH: { scope: 'full', decision: 'Decision 2000/518/EC', since: '2000-07-26' },
  FO: { scope: 'full', decision: 'Decision 2010/146/EU', since: '2010-03-05' },
  GB: {
    scope: 'full',
    decision: 'Implementing Decision (EU) 2021/1772, extended in December 2025',
    since: '2021-06-28',
    until: '2031-12-27',
  },
  GG: { scope: 'full', decision: 'Decision 2003/821/EC', since: '2003-11-21' },
  IL: { scope: 'full', decision: 'Decision 2011/61/EU', since: '2011-01-31' },
  IM: { scope: 'full', decision: 'Decision 2004/411/EC', since: '2004-04-28' },
  JE: { scope: 'full', decision: 'Decision 2008/393/EC', since: '2008-05-08' },
  JP: { scope: 'full', decision: 'Implementing Decision (EU) 2019/419', since: '2019-01-23' },
  KR: { scope: 'full', decision: 'Implementing Decision (EU) 2022/254', since: '2021-12-17' },
  NZ: { scope: 'full', decision: 'Implementing Decision 2013/65/EU', since: '2012-12-19' },
  US: { scope: 'certified', decision: 'Implementing Decision (EU) 2023/1795', since: '2023-07-10' },
  UY: { scope: 'full', decision: 'Implementing Decision 2012/484/EU', since: '2012-08-21' },
};

/** The decision that covers a country (ISO 3166 alpha-2), or undefined where there is none. */
export function adequacyOf(country: string): Adequacy | undefined {
  return Object.hasOwn(rows, country) ? rows[country] : undefined;
}
