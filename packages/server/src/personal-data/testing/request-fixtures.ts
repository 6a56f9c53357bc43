import { randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database/schema.ts';
import { newId } from '../../platform/database/ids.ts';
import { json } from '../../platform/database/json.ts';
import { someTime } from '../../testing/factories.ts';
import { assign } from '../../statutory-functions/requests/assignment-store.ts';
import { insertFile } from '../../statutory-functions/requests/files/file-store.ts';
import { addNote } from '../../statutory-functions/requests/note-store.ts';
import { letterKeys } from '../../statutory-functions/requests/request-letters.ts';
import { addEvent, insertRequest } from '../../statutory-functions/requests/request-store.ts';
import { ensureWebsite } from '../../websites/website-store.ts';

/** A desk with a refused request and the letter about it; `say` names a column with the mark. */
export async function insertRequestFixture(
  db: Database,
  ownerId: string,
  say: (column: string) => string,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const name = `${say('desk')}.example`;
    const websiteId = await ensureWebsite(trx, ownerId, { kind: 'website', name, now: someTime });
    const deskId = newId();
    await trx
      .insertInto('request_desks')
      .values({
        id: deskId,
        website_id: websiteId,
        token: newId(),
        trader: say('desk-trader'),
        email: `${say('desk')}@shop.example`,
        language: 'en',
        active: true,
        created_at: someTime,
        updated_at: someTime,
      })
      .execute();
    const id = newId();
    const email = `${say('visitor')}@mail.example`;
    await insertRequest(trx, {
      id,
      deskId,
      number: '2345-6789',
      kind: 'objection',
      email,
      said: say('asked'),
      language: 'en',
      receivedAt: someTime,
      receivedOn: '2026-01-02',
      laws: ['gdpr'],
      law: 'gdpr',
      article: 'Art. 12(3)',
      confirmBy: null,
      dueOn: '2026-02-02',
      extendableTo: null,
      state: 'refused',
    });
    await addEvent(trx, id, { kind: 'refused', at: someTime, said: say('answered'), dueOn: null });
    await addNote(trx, {
      id: randomUUID(),
      requestId: id,
      personId: ownerId,
      at: someTime,
      said: say('note'),
    });
    await assign(trx, id, ownerId);
    await insertFile(trx, {
      id: randomUUID(),
      requestId: id,
      name: `${say('file')}.zip`,
      bytes: 3,
      sealed: Buffer.from(say('sealed')),
      putAt: someTime,
      expiresAt: new Date(someTime.getTime() + 1000),
    });
    await trx
      .insertInto('outbox')
      .values({
        id: newId(),
        event_key: letterKeys.received(deskId, id),
        recipient: email,
        language: 'en',
        message: 'request-received',
        facts: json({ number: say('visitor') }),
        subject: say('subject'),
        text: say('text'),
        html: say('html'),
        next_attempt_at: someTime,
        created_at: someTime,
      })
      .execute();
  });
}
