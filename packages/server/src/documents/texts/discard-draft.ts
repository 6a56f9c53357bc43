import type { Language } from '@clausewright/contract';
import { type Caller } from '../records/agreement-access.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import { removeDraft } from './draft-store.ts';
import { lockEditable, openEditable } from './open-editable.ts';
import { listVersionLanguages } from './text-store.ts';

/** Throws the draft of a language away, the source's where none is named; one that is not there is thrown away too. */
export async function discardDraft(
  ports: InstancePorts,
  { id, caller, language }: { id: string; caller: Caller; language: Language | undefined },
): Promise<Outcome<Record<string, never>>> {
  const opened = await openEditable(ports, id, caller);
  if (!opened.ok) return opened;
  return inTransaction(ports.db, async (trx): Promise<Outcome<Record<string, never>>> => {
    const locked = await lockEditable(ports, trx, id);
    if (!locked.ok) return locked;
    const [source] = await listVersionLanguages(trx, locked.agreement.currentVersionId);
    const of = language ?? source;
    if (of !== undefined) await removeDraft(trx, { agreementId: id, language: of });
    return { ok: true, value: {} };
  });
}
