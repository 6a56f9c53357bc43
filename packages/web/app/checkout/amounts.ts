import type { Costs } from '@clausewright/contract';

/** What is or was paid, line by line; minor units. */
export interface Amounts extends Pick<Costs, 'net' | 'discount' | 'vat' | 'total' | 'currency' | 'tax'> {
  lines: readonly { label: string; amount: number }[];
}
