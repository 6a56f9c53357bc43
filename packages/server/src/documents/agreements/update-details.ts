import { sameBlocks } from '@clausewright/engine/merge/merge';
import { updatedAnswers } from '@clausewright/library/questionnaires';
import type { AgreementDetails, getUpdateDetails, Language, ResultOf } from '@clausewright/contract';
import type { Outcome } from '../../platform/http/envelope.ts';
import { updateReasons } from '../library-updates/update-reasons.ts';
import { type Caller, openAgreement } from '../records/agreement-access.ts';
import { withoutNumbers } from '../planning/heading-numbers.ts';
import { findQuestionnaire } from '../planning/plan-agreement.ts';
import { planStoredAgreement } from '../planning/plan-stored-agreement.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import { hasPurchases } from '../records/purchased-store.ts';
import { toAgreementDetails } from './read-agreement.ts';
import { toClauses } from '../planning/update-merge.ts';
import { listVersionDocuments, type VersionDocument } from '../records/version-store.ts';

export interface UpdateDetailsInput {
  id: string;
  caller: Caller;
  language: Language;
}

/** The agreement for its update: its answers as the present questions would have them. */
export async function readUpdateDetails(
  ports: InstancePorts,
  { id, caller, language }: UpdateDetailsInput,
): Promise<Outcome<ResultOf<typeof getUpdateDetails>>> {
  const { db } = ports;
  const opened = await openAgreement(db, id, caller, 'change');
  if (!opened.ok) return opened;
  const { agreement } = opened;
  const latest = await planStoredAgreement(ports, agreement);
  const { version } = latest;
  const questionnaire = findQuestionnaire(agreement.type);
  if (questionnaire === null) throw new Error(`${agreement.type} has versions but no questionnaire`);
  const updated = updatedAnswers(questionnaire, version.answers, version.questionnaireVersion);
  const documents = agreement.edited ? await listVersionDocuments(db, version.id) : [];
  return {
    ok: true,
    value: {
      ...toAgreementDetails(ports, agreement, latest),
      answers: updated.answers as AgreementDetails['answers'],
      ask: updated.ask,
      new_since: updated.newSince,
      dropped: updated.dropped,
      owned: await hasPurchases(db, agreement.id),
      edited_clauses: documents.reduce((sum, document) => sum + editedIn(document).length, 0),
      update_reasons: await updateReasons(db, agreement, language),
    },
  };
}

/** Ids of the clauses that a hand changed, added or removed. */
export function editedIn(document: VersionDocument): string[] {
  if (document.generated === null) return [];
  const [now, before] = [document, document.generated].map((text) => withoutNumbers(toClauses(text)));
  const ids = new Set([...(now ?? []), ...(before ?? [])].map(({ id }) => id));
  return [...ids].filter((id) => {
    const [one, other] = [now, before].map((clauses) => clauses?.find((clause) => clause.id === id));
    return !sameBlocks(one?.blocks ?? [], other?.blocks ?? []);
  });
}
