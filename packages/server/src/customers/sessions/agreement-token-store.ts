import type { Transaction } from '../../platform/database/schema.ts';

/** From now on nobody opens any agreement of the account without its session. */
export async function endAccessTokens(trx: Transaction, ownerId: string, now: Date): Promise<void> {
  // In the order in which claims lock them, so that the two cannot wait for each other.
  const open = await trx
    .selectFrom('agreements')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('token_ended_at', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  if (open.length === 0) return;
  await trx
    .updateTable('agreements')
    .set({ token_ended_at: now })
    .where(
      'id',
      'in',
      open.map(({ id }) => id),
    )
    .execute();
}
