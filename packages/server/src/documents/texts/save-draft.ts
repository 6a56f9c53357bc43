import { type BodyOf, limits, type ResultOf, type saveTextDraft } from '@clausewright/contract';
import { type Caller } from '../records/agreement-access.ts';
import { canonicalJson } from '../../platform/canonical-json.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { FieldRefusal, Outcome, Refused } from '../../platform/http/envelope.ts';
import { type Draft, findDraft, putDraft } from './draft-store.ts';
import { lockEditable, openEditable } from './open-editable.ts';
import { refuseRepeated } from './refuse-repeated.ts';
import { listVersionLanguages } from './text-store.ts';
import { refuseLanguage } from './version-texts.ts';

interface KeepInput extends BodyOf<typeof saveTextDraft> {
  id: string;
  caller: Caller;
}

/**
 * Keeps what is being written beside what is saved. Its clauses need not be those of the newest version: who
 * writes while an update comes loses nothing.
 */
export async function saveDraft(
  ports: InstancePorts,
  input: KeepInput,
): Promise<Outcome<ResultOf<typeof saveTextDraft>>> {
  const { id, caller, language, clauses } = input;
  const refused =
    refuseRepeated(
      'clauses',
      clauses.map((clause) => clause.id),
    ) ?? refuseLength(clauses);
  if (refused !== null) return refused;
  const opened = await openEditable(ports, id, caller);
  if (!opened.ok) return opened;
  const now = ports.clock();
  return inTransaction(ports.db, async (trx): Promise<Outcome<ResultOf<typeof saveTextDraft>>> => {
    const locked = await lockEditable(ports, trx, id);
    if (!locked.ok) return locked;
    const { agreement } = locked;
    if (!(await listVersionLanguages(trx, agreement.currentVersionId)).includes(language))
      return refuseLanguage;
    if (input.based_on > agreement.revision) return exitWithError({ field: 'based_on', code: 'not-allowed' });
    const draftOf = { agreementId: id, language };
    const kept = await findDraft(trx, draftOf);
    if (kept !== null && isRepeat(kept, input)) return answer(kept);
    // Drafts are counted anew after each version: the same number on a later version is another draft.
    const isOther = kept !== null && kept.basedOn > input.based_on;
    if (isOther || (kept?.revision ?? 0) !== input.draft_revision)
      return { ok: false, reason: 'draft-changed' };
    const draft = { revision: input.draft_revision + 1, basedOn: input.based_on, clauses, savedAt: now };
    await putDraft(trx, draftOf, draft);
    return answer(draft);
  });
}

function exitWithError(field: FieldRefusal): Refused {
  return { ok: false, reason: 'answers-invalid', fields: [field] };
}

function refuseLength(clauses: KeepInput['clauses']): Refused | null {
  const characters = clauses.reduce((sum, { markdown }) => sum + markdown.length, 0);
  if (characters <= limits.documentText) return null;
  return exitWithError({ field: 'clauses', code: 'too-long', values: { max: limits.documentText } });
}

/** Whether the answer to this very draft got lost. */
function isRepeat(kept: Draft, { draft_revision, based_on, clauses }: KeepInput): boolean {
  const follows = kept.revision === draft_revision + 1 && kept.basedOn === based_on;
  return follows && canonicalJson(kept.clauses) === canonicalJson(clauses);
}

function answer({ revision, savedAt }: Draft): Outcome<ResultOf<typeof saveTextDraft>> {
  return { ok: true, value: { draft_revision: revision, saved_at: savedAt.toISOString() } };
}
