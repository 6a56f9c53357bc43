import type { AgreementType } from '@clausewright/contract/agreement-types';
import type { ListedPrices } from '@clausewright/contract';

interface Group {
  amount: number;
  types: AgreementType[];
}

/** Types with the same price of premium share a row, in the order of the list of agreements. */
export function premiumGroups(
  premium: ListedPrices['premium'],
  offered: readonly AgreementType[],
): readonly Group[] {
  const groups = new Map<number, Group>();
  for (const type of offered) {
    const amount = premium.find((one) => one.type === type)?.amount;
    if (amount === undefined) continue;
    groups.set(amount, { amount, types: [...(groups.get(amount)?.types ?? []), type] });
  }
  return [...groups.values()];
}
