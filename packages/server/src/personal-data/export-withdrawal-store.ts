import type { Database } from '../platform/database/schema.ts';

/** The withdrawal functions of an account with what consumers declared there. */
export async function readWithdrawalFunctions(db: Database, accountId: string) {
  const functions = await db
    .selectFrom('withdrawal_functions')
    .select(['id', 'token', 'place as site', 'trader', 'email', 'language', 'active', 'created_at'])
    .where('owner_id', '=', accountId)
    .orderBy('place')
    .execute();
  if (functions.length === 0) return [];
  const declarations = await db
    .selectFrom('withdrawals')
    .select(['function_id', 'received_at', 'name', 'email', 'contract', 'items', 'language'])
    .where(
      'function_id',
      'in',
      functions.map(({ id }) => id),
    )
    .orderBy('received_at')
    .orderBy('id')
    .execute();
  return functions.map(({ id, ...rest }) => ({
    ...rest,
    declarations: declarations
      .filter(({ function_id: of }) => of === id)
      .map(({ received_at, name, email, contract, items, language }) => {
        return { received_at, name, email, contract, items, language };
      }),
  }));
}
