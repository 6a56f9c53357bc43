import type { BodyOf, ResultOf, updateTranslation } from '@clausewright/contract';
import { clearNew } from '../../approvals/clearance.ts';
import { type Caller } from '../records/agreement-access.ts';
import { changeAgreement } from '../records/agreement-store.ts';
import { hashValues } from '../planning/plan-agreement.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import { serveVersion } from '../serving/serve-version.ts';
import { refuseOnConflict } from '../../platform/refuse-on-conflict.ts';
import { findVersion, insertVersion, type Scope, type VersionDocument } from '../records/version-store.ts';
import { newId } from '../../platform/database/ids.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Database, Transaction } from '../../platform/database/schema.ts';
import { failpoint } from '../../platform/failpoint.ts';
import type { Outcome, Refused } from '../../platform/http/envelope.ts';
import { carriedWording } from '../prescribed-wording/carried-wording.ts';
import { removeDraft } from './draft-store.ts';
import { type Editable, lockEditable, openEditable } from './open-editable.ts';
import { refuseRepeated } from './refuse-repeated.ts';
import { rewriteDocument } from './rewrite-document.ts';
import type { TextPorts } from './ports.ts';
import { sourceState } from './source-state.ts';
import { versionBefore } from './text-store.ts';
import { documentIn, refuseLanguage, listVersionTexts, type VersionTexts } from './version-texts.ts';

interface SaveInput extends BodyOf<typeof updateTranslation> {
  id: string;
  caller: Caller;
}
type Saved = ResultOf<typeof updateTranslation>;

/**
 * Saves the texts of one language as a version of its own, with the other languages as they are, and serves it
 * where nobody has to approve of it first.
 * Versions never change, so all reading and writing of Markdown is done on the one that the person saw, before
 * the lock. A repeat of the same save finds its own version and adds nothing.
 */
export async function saveTexts(ports: TextPorts, input: SaveInput): Promise<Outcome<Saved>> {
  const repeated = refuseRepeated(
    'clauses',
    input.clauses.map(({ id }) => id),
  );
  if (repeated !== null) return repeated;
  const opened = await openEditable(ports, input.id, input.caller);
  if (!opened.ok) return opened;
  const base = await versionSeen(ports.db, opened.agreement, input.revision);
  if (base === null) return changed;
  const texts = await listVersionTexts(ports.db, base);
  if (texts === null) return { ok: false, reason: 'not-found' };
  const next = await nextVersion(ports.reader, texts, input);
  if (!next.ok) return next;
  return refuseOnConflict('update-failed', () =>
    inTransaction(ports.db, (trx) => store(ports, trx, { input, base, next })),
  );
}

const changed: Refused = { ok: false, reason: 'revision-changed' };

/** Id of the version of that revision, where it is the newest or, for the sake of repeats, the one before. */
async function versionSeen(
  db: Database,
  { id, revision, currentVersionId }: Editable,
  seen: number,
): Promise<string | null> {
  if (seen === revision) return currentVersionId;
  return seen === revision - 1 ? versionBefore(db, { agreementId: id, versionId: currentVersionId }) : null;
}

interface Next {
  ok: true;
  texts: VersionTexts;
  documents: VersionDocument[];
  differs: boolean;
  edited: boolean;
  scope: Scope;
  hash: string;
}

async function nextVersion(
  reader: TextPorts['reader'],
  texts: VersionTexts,
  input: SaveInput,
): Promise<Next | Refused> {
  const { version, documents, source } = texts;
  const before = documentIn(documents, input.language);
  if (before === null) return refuseLanguage;
  const rewritten = await rewriteDocument(reader, before, {
    texts: new Map(input.clauses.map(({ id, markdown }) => [id, markdown])),
    confirmed: new Set(input.confirmed),
    source: before === source ? null : sourceState(source),
  });
  if (!rewritten.ok) return { ok: false, reason: 'answers-invalid', fields: rewritten.fields };
  const after = rewritten.document;
  const all = documents.map((document) => (document === before ? after : document));
  const facts = [after.hash, after.generated === null, after.sourceHashes];
  const edited = all.some(({ generated }) => generated !== null);
  // Writing by hand is premium: without it the version is not served, even if nothing else in it costs.
  const scope = edited ? { ...version.scope, premium: true } : version.scope;
  return {
    ok: true,
    texts,
    documents: all,
    differs: hashValues(facts) !== hashValues([before.hash, before.generated === null, before.sourceHashes]),
    edited,
    scope,
    // A chain: the same text saved again later is a version of its own.
    hash: hashValues([version.hash, scope, all.map(({ hash }) => hash), after.sourceHashes]),
  };
}

async function store(
  ports: InstancePorts,
  trx: Transaction,
  { input, base, next }: { input: SaveInput; base: string; next: Next },
): Promise<Outcome<Saved>> {
  const locked = await lockEditable(ports, trx, input.id);
  if (!locked.ok) return locked;
  const { agreement } = locked;
  const draft = { agreementId: agreement.id, language: input.language };
  const answer = (of: Pick<Saved, 'revision' | 'number' | 'saved' | 'waits'>): Outcome<Saved> => ({
    ok: true,
    value: { ...of, edited: next.edited },
  });
  const stands = { revision: agreement.revision, waits: agreement.status === 'unfinished', saved: false };
  const { version } = next.texts;
  if (agreement.currentVersionId !== base) {
    const newest = await findVersion(trx, agreement.currentVersionId);
    if (!next.differs || newest?.hash !== next.hash) return changed;
    return answer({ ...stands, number: newest.number });
  }
  await removeDraft(trx, draft);
  if (!next.differs) {
    return answer({ ...stands, number: version.number });
  }
  const now = ports.clock();
  const versionId = newId();
  // As they are now: an address that was taken back is not brought in again with a text.
  const { siteName, siteAddress, deliveryEmail } = agreement;
  const clauses = next.documents.flatMap((document) => document.clauses);
  await insertVersion(trx, {
    id: versionId,
    agreementId: agreement.id,
    number: version.number + 1,
    questionnaireVersion: version.questionnaireVersion,
    lawCatalogueVersion: version.lawCatalogueVersion,
    library: version.library,
    clauseVersions: Object.fromEntries(clauses.map((clause) => [clause.id, clause.version])),
    answers: version.answers,
    scope: next.scope,
    said: { siteName, siteAddress, deliveryEmail },
    origin: 'edited',
    restoredFrom: null,
    wording: carriedWording(
      next.documents.map(({ language, document }) => ({ language, blocks: document.children })),
      version.answers,
    ),
    hash: next.hash,
    documents: next.documents,
    now,
  });
  await failpoint('save-texts');
  const cleared = await clearNew(trx, agreement.ownerId);
  await changeAgreement(trx, agreement.id, {
    status: cleared === null ? 'unfinished' : 'finalized',
    edited: next.edited,
    newRevision: true,
    now,
  });
  if (cleared !== null) {
    const served = { agreementId: agreement.id, versionId, now, withoutEmail: true };
    await serveVersion(ports, trx, served, cleared);
  }
  return answer({
    revision: agreement.revision + 1,
    number: version.number + 1,
    saved: true,
    waits: cleared === null,
  });
}
