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
