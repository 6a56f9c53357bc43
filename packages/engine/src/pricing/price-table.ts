import type { AgreementType } from '@clausewright/contract/agreement-types';

/** What everything costs, kept by the operator. Amounts are whole minor units, tax excluded. */
export interface PriceTable {
  about?: string;
  /** ISO 4217. */
  currency: string;
  /** `premium` is due once any line that costs something is chosen; `translations: 'free'` where further languages cost nothing. */
  agreement_base: Readonly<Record<AgreementType, { free: boolean; premium: number; translations?: 'free' }>>;
  /** By price code; a code that is missing costs what `answer_premium` does. */
  line_codes: Readonly<Record<string, number | { default: number; note?: string }>>;
  consent_plans: readonly {
    code: string;
    interval: string;
    count: number;
    price: number;
    label: string | null;
    /** False: shown but not sold. */
    active?: boolean;
  }[];
}

/** What one line of that code costs. */
export function getAmount(table: PriceTable, code: string): number {
  const found = Object.hasOwn(table.line_codes, code)
    ? table.line_codes[code]
    : table.line_codes['answer_premium'];
  return typeof found === 'object' ? found.default : (found ?? 0);
}

/** Faults in a table that an operator wrote, as `path: what is wrong`; empty when it can be used. */
export function checkPriceTable(table: PriceTable): string[] {
  const amounts: [string, number][] = [
    ...Object.entries(table.agreement_base).map(([type, base]): [string, number] => [
      `agreement_base.${type}.premium`,
      base.premium,
    ]),
    ...Object.keys(table.line_codes).map((code): [string, number] => [
      `line_codes.${code}`,
      getAmount(table, code),
    ]),
    ...table.consent_plans.map((plan): [string, number] => [`consent_plans.${plan.code}`, plan.price]),
  ];
  return amounts
    .filter(([, amount]) => !Number.isSafeInteger(amount) || amount < 0)
    .map(([path]) => `${path}: not a whole amount of minor units`);
}
