import { planStoredAgreement } from '../planning/plan-stored-agreement.ts';
import type {
  BodyOf,
  changeLanguages as changeLanguagesCall,
  Language,
  SavedAgreement,
} from '@clausewright/contract';
import { type Caller, openAgreement } from '../records/agreement-access.ts';
import type { OperatedDocumentPorts } from '../ports.ts';
import { updateAgreement } from '../agreements/update-agreement.ts';
import type { Resolution } from '../planning/update-merge.ts';
import { listVersionDocuments, latestVersion, type VersionDocument } from '../records/version-store.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import { refuseRepeated } from './refuse-repeated.ts';

interface ChangeInput extends BodyOf<typeof changeLanguagesCall> {
  id: string;
  caller: Caller;
  /** Of the words of the answer. */
  language: Language;
}

/**
 * The same answers in other languages: an update that keeps what was written by hand. A language that is
 * added may have to be paid; until then the texts stay as they are served.
 */
export async function changeLanguages(
  ports: OperatedDocumentPorts,
  { id, caller, language, languages, revision }: ChangeInput,
): Promise<Outcome<SavedAgreement>> {
  const repeated = refuseRepeated('languages', languages);
  if (repeated !== null) return repeated;
  const opened = await openAgreement(ports.db, id, caller, 'change');
  if (!opened.ok) return opened;
  const { id: versionId, answers, scope } = await latestVersion(ports.db, id);
  const documents = await listVersionDocuments(ports.db, versionId);
  const adds = languages.some((one) => !scope.languages.includes(one));
  // What an agent prepared goes on waiting: whoever changes languages has not read it.
  const waits =
    opened.agreement.status === 'unfinished' &&
    (await planStoredAgreement(ports, opened.agreement)).plan.price.total === 0;
  return updateAgreement(ports, {
    forReview: waits,
    id,
    caller,
    type: opened.agreement.type,
    answers: { ...answers, document_languages: languages },
    edits: 'keep',
    resolutions: documents.flatMap(writtenByHand),
    revision,
    language,
    // Who took the free version and adds nothing goes on with it: leaving a language out costs nothing.
    freeOnly: scope.free && !adds,
    ...(scope.premium === true && { premium: true }),
  });
}

/** What the person did not come to decide: each clause by hand stays, whatever newer texts there are. */
function writtenByHand({ language, clauses, generated }: VersionDocument): Resolution[] {
  const ids = new Set([...clauses, ...(generated?.clauses ?? [])].map(({ id }) => id));
  return generated === null ? [] : [...ids].map((clause) => ({ language, clause, take: 'mine' }));
}
