import { recordEnd, insertNotice } from '../../statutory-functions/cancellations/notice-store.ts';
import type { Database } from '../../platform/database/schema.ts';
import { newId } from '../../platform/database/ids.ts';
import { someTime } from '../../testing/factories.ts';

/** A notice about the account of an address; `say` names a column with the mark. */
export async function insertCancellationFixture(
  db: Database,
  email: string,
  say: (column: string) => string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const id = newId();
    await insertNotice(trx, {
      id,
      receivedAt: someTime,
      kind: 'for-cause',
      reason: say('cancel-reason'),
      name: say('canceller'),
      contract: say('cancelled'),
      contractEmail: email.toUpperCase(),
      email: `${say('canceller')}@mail.example`,
      endOn: null,
      language: 'en',
    });
    await recordEnd(trx, id, { outcome: 'open', subscriptionId: null, endsAt: null }, someTime);
  });
}
