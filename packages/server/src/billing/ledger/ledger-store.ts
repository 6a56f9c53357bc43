import type { LedgerAccount } from '../../platform/database/billing-schema.ts';
import type { Transaction } from '../../platform/database/schema.ts';

export interface Posting {
  transactionId: string;
  /** What happened, once each: `sale`, `refund:<id>`, `surplus`, `dispute`. */
  name: string;
  currency: string;
  /** Minor units, debit positive; they sum to nothing. Accounts without amount are left out. */
  amounts: Partial<Record<LedgerAccount, number>>;
  now: Date;
}

/** Writes a posting once; repeating it changes nothing. */
export async function insertPosting(trx: Transaction, posting: Posting): Promise<void> {
  const { transactionId, name, currency, now } = posting;
  const entries = accounts.flatMap((account) => {
    const amount = posting.amounts[account] ?? 0;
    return amount === 0 ? [] : [{ account, amount }];
  });
  const sum = entries.reduce((total, { amount }) => total + amount, 0);
  if (sum !== 0) throw new Error(`the posting ${name} does not balance: ${sum}`);
  if (entries.length === 0) return;
  await trx
    .insertInto('ledger_entries')
    .values(
      entries.map((entry) => ({
        ...entry,
        transaction_id: transactionId,
        posting: name,
        currency,
        at: now,
      })),
    )
    .onConflict((conflict) => conflict.constraint('ledger_once').doNothing())
    .execute();
}

const accounts: readonly LedgerAccount[] = ['provider', 'revenue', 'vat', 'customer', 'disputes'];
