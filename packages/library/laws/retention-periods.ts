/**
 * How long the law of a country has records kept, and how long claims last there: facts for proposals and warnings about periods
 * of retention, not text. Shortest periods of the general rule; sectors, disputes and running tax assessments prolong them. The
 * duties `retention-<place>` in `<place>/law.json` restate them with their notes.
 */
import type { Period } from '@clausewright/engine/questionnaire/definition';

/**
 * invoices: issued and received.  accounts: books and annual accounts.  letters: business letters.  claims: the usual limitation
 * of claims from a contract.  applications: of people who were not hired.  prospects: who never became customers.
 */
export type KeptRecord = 'invoices' | 'accounts' | 'letters' | 'claims' | 'applications' | 'prospects';

export interface RetentionPeriod {
  record: KeptRecord;
  period: Period;
  /** Where the period begins. */
  from: 'end-of-year' | 'date' | 'last-contact';
  law: string;
  /** How the source was seen, as `basis` of a duty. */
  certainty: 'read' | 'partly' | 'recalled';
}

type Entry = readonly [
  KeptRecord,
  amount: number,
  Period['unit'],
  RetentionPeriod['from'],
  string,
  RetentionPeriod['certainty'],
];

const entries: Readonly<Record<string, readonly Entry[]>> = {
  AT: [
    ['invoices', 7, 'years', 'end-of-year', '§ 132(1) BAO; § 18(10) UStG', 'partly'],
    ['accounts', 7, 'years', 'end-of-year', '§§ 190, 212 UGB', 'partly'],
    ['letters', 7, 'years', 'end-of-year', '§ 212 UGB', 'partly'],
    ['claims', 3, 'years', 'date', '§§ 1486, 1489 ABGB', 'recalled'],
    ['applications', 7, 'months', 'date', '§§ 15, 29 GlBG', 'recalled'],
  ],
  BE: [
    ['invoices', 10, 'years', 'end-of-year', 'Art. 60 WBTW/CTVA; art. 315 WIB/CIR 92', 'read'],
    ['accounts', 10, 'years', 'end-of-year', 'Art. 315 WIB/CIR 92; art. III.86 WER/CDE', 'read'],
    ['claims', 10, 'years', 'date', 'Art. 2262bis former Civil Code', 'recalled'],
  ],
  CH: [
    ['invoices', 10, 'years', 'end-of-year', 'Art. 958f OR/CO', 'recalled'],
    ['accounts', 10, 'years', 'end-of-year', 'Art. 958f OR/CO', 'recalled'],
    ['claims', 10, 'years', 'date', 'Art. 127 OR/CO', 'recalled'],
  ],
  DE: [
    ['invoices', 8, 'years', 'end-of-year', '§ 147(3) AO; § 14b(1) UStG', 'read'],
    ['accounts', 10, 'years', 'end-of-year', '§ 147(3) AO; § 257(4) HGB', 'read'],
    ['letters', 6, 'years', 'end-of-year', '§ 147(3) AO; § 257(4) HGB', 'read'],
    ['claims', 3, 'years', 'end-of-year', '§§ 195, 199 BGB', 'read'],
    ['applications', 6, 'months', 'date', '§ 15(4) AGG; § 61b ArbGG', 'recalled'],
  ],
  ES: [
    ['invoices', 6, 'years', 'date', 'Art. 30 Código de Comercio', 'partly'],
    ['accounts', 6, 'years', 'date', 'Art. 30 Código de Comercio', 'partly'],
    ['letters', 6, 'years', 'date', 'Art. 30 Código de Comercio', 'partly'],
    ['claims', 5, 'years', 'date', 'Art. 1964 Código Civil', 'partly'],
  ],
  FR: [
    ['invoices', 10, 'years', 'end-of-year', 'Art. L.123-22 C. com.', 'recalled'],
    ['accounts', 10, 'years', 'end-of-year', 'Art. L.123-22 C. com.', 'recalled'],
    ['claims', 5, 'years', 'date', 'Art. 2224 C. civ.', 'recalled'],
    ['applications', 2, 'years', 'last-contact', 'CNIL', 'recalled'],
    ['prospects', 3, 'years', 'last-contact', 'CNIL', 'recalled'],
  ],
  GB: [
    [
      'invoices',
      6,
      'years',
      'end-of-year',
      'VATA 1994 Sch. 11 para. 6; FA 1998 Sch. 18 para. 21',
      'recalled',
    ],
    [
      'accounts',
      6,
      'years',
      'end-of-year',
      'FA 1998 Sch. 18 para. 21; Companies Act 2006 s. 388',
      'recalled',
    ],
    ['claims', 6, 'years', 'date', 'Limitation Act 1980 s. 5', 'recalled'],
  ],
  IE: [
    ['invoices', 6, 'years', 'date', 's. 886 TCA 1997; s. 84 VATCA 2010', 'recalled'],
    ['accounts', 6, 'years', 'end-of-year', 's. 285 Companies Act 2014', 'recalled'],
    ['claims', 6, 'years', 'date', 's. 11 Statute of Limitations 1957', 'recalled'],
  ],
  IT: [
    ['invoices', 10, 'years', 'date', 'Art. 2220 c.c.', 'recalled'],
    ['accounts', 10, 'years', 'date', 'Art. 2220 c.c.', 'recalled'],
    ['letters', 10, 'years', 'date', 'Art. 2220 c.c.', 'recalled'],
    ['claims', 10, 'years', 'date', 'Art. 2946 c.c.', 'recalled'],
  ],
  NL: [
    ['invoices', 7, 'years', 'end-of-year', 'Art. 52(4) AWR', 'partly'],
    ['accounts', 7, 'years', 'end-of-year', 'Art. 52(4) AWR; art. 2:10 BW', 'partly'],
    ['claims', 5, 'years', 'date', 'Art. 3:307 BW', 'recalled'],
    ['applications', 4, 'weeks', 'date', 'Autoriteit Persoonsgegevens', 'recalled'],
  ],
  // No period for all: federal tax asks for three years as a rule (26 U.S.C. § 6501), states for three to seven.
  US: [],
};

/** By ISO country, Northern Ireland and Scotland within GB. A country with no entry was not looked at. */
export const retentionPeriods: Readonly<Record<string, readonly RetentionPeriod[]>> = Object.fromEntries(
  Object.entries(entries).map(([country, list]) => [
    country,
    list.map(([record, amount, unit, from, law, certainty]) => ({
      record,
      period: { amount, unit },
      from,
      law,
      certainty,
    })),
  ]),
);

/** The period of a record in a country; undefined where the table has none. */
export function retentionOf(country: string, record: KeptRecord): RetentionPeriod | undefined {
  return retentionPeriods[country]?.find((one) => one.record === record);
}

/** Years for which invoices are kept there by the general rule; undefined where no one rule holds. */
export function invoiceYears(country: string | undefined): number | undefined {
  const kept = retentionOf(country ?? '', 'invoices')?.period;
  return kept?.unit === 'years' ? kept.amount : undefined;
}
