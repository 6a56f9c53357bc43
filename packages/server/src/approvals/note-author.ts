import { currentAct } from '../platform/database/current-act.ts';
import type { Transaction } from '../platform/database/schema.ts';
import { type Approvable, insertAuthor } from './approval-store.ts';

/** Whoever acts for an organisation and changes this cannot approve of it. A program is nobody: its owner may. */
export async function noteAuthor(trx: Transaction, changed: Approvable): Promise<void> {
  const personId = currentAct()?.memberId ?? null;
  if (personId !== null) await insertAuthor(trx, { ...changed, personId });
}
