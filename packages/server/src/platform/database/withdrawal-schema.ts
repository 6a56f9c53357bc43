import type { Language } from '@clausewright/contract';
import type { Nullable } from './json.ts';

/** Rows of the withdrawal function's tables. What each column means stands in the migrations. */
export interface WithdrawalSchema {
  withdrawal_functions: WithdrawalFunctionsTable;
  withdrawals: WithdrawalsTable;
}

interface WithdrawalFunctionsTable {
  id: string;
  owner_id: string;
  token: string;
  place: string;
  trader: string;
  email: string;
  language: Language;
  active: boolean;
  created_at: Date;
  updated_at: Date;
}

interface WithdrawalsTable {
  function_id: string;
  id: string;
  received_at: Date;
  name: string;
  email: string;
  contract: string;
  items: Nullable<string>;
  language: Language;
}
