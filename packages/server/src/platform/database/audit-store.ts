import type { Transaction } from './schema.ts';

export interface AuditEntry {
  actor: string;
  action: string;
  objectType: string;
  objectId: string;
  at: Date;
}

/** Ids only, never personal data: the log is append-only and outlives what it speaks of. */
export async function insertAudit(trx: Transaction, entry: AuditEntry): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({
      actor: entry.actor,
      action: entry.action,
      object_type: entry.objectType,
      object_id: entry.objectId,
      at: entry.at,
    })
    .execute();
}

/** Unless the same was noted before, which answers false; call it while its object is locked. */
export async function insertAuditOnce(trx: Transaction, entry: AuditEntry): Promise<boolean> {
  const noted = await trx
    .selectFrom('audit_log')
    .select('seq')
    .where('object_type', '=', entry.objectType)
    .where('object_id', '=', entry.objectId)
    .where('action', '=', entry.action)
    .executeTakeFirst();
  if (noted !== undefined) return false;
  await insertAudit(trx, entry);
  return true;
}
