import { newId } from '../../../platform/database/ids.ts';
import type { Database } from '../../../platform/database/schema.ts';

/** Notices that name no plan, one received each second from then on, and wait for a person. Their ids. */
export async function makeOpenNotices(db: Database, count: number, from: Date): Promise<string[]> {
  const rows = Array.from({ length: count }, (_, second) => ({
    id: newId(),
    received_at: new Date(from.getTime() + second * 1000),
    kind: 'ordinary' as const,
    name: 'Ada',
    contract: 'mine',
    contract_email: 'ada@mail.example',
    email: 'ada@mail.example',
    language: 'en' as const,
    outcome: 'open' as const,
    settled_at: from,
  }));
  await db.insertInto('cancellations').values(rows).execute();
  return rows.map(({ id }) => id);
}
