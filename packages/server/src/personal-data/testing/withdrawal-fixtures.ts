import type { Database } from '../../platform/database/schema.ts';
import { newId } from '../../platform/database/ids.ts';
import { json } from '../../platform/database/json.ts';
import { someTime } from '../../testing/factories.ts';
import { insertDeclaration, emailKeys } from '../../statutory-functions/withdrawals/declaration-store.ts';
import { saveFunction } from '../../statutory-functions/withdrawals/function-store.ts';

/** A withdrawal function with a declaration and the letter about it; `say` names a column with the mark. */
export async function insertWithdrawalFixture(
  db: Database,
  ownerId: string,
  say: (column: string) => string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const of = await saveFunction(trx, {
      ownerId,
      place: say('place'),
      trader: say('trader'),
      email: `${say('function')}@shop.example`,
      language: 'en',
      active: true,
      now: someTime,
    });
    const id = newId();
    const email = `${say('consumer')}@mail.example`;
    await insertDeclaration(trx, of.id, {
      id,
      receivedAt: someTime,
      name: say('consumer'),
      email,
      contract: say('contract'),
      items: say('items'),
      language: 'en',
    });
    await trx
      .insertInto('outbox')
      .values({
        id: newId(),
        event_key: emailKeys.acknowledgement(of.id, id),
        recipient: email,
        language: 'en',
        message: 'withdrawal-received',
        facts: json({ name: say('consumer') }),
        subject: say('subject'),
        text: say('text'),
        html: say('html'),
        next_attempt_at: someTime,
        created_at: someTime,
      })
      .execute();
  });
}
