import { clearedAsServed, clearNew } from '../../approvals/clearance.ts';
import type { Answers } from '@clausewright/library/questionnaires';
import type { ResultOf, restoreVersion as restoreCall } from '@clausewright/contract';
import { type Caller, openAgreement } from '../records/agreement-access.ts';
import { type Agreement, changeAgreement, lockAgreement } from '../records/agreement-store.ts';
import { hashValues } from '../planning/plan-agreement.ts';
import { planStoredVersion } from '../planning/plan-stored-agreement.ts';
import { priceFacts } from '../planning/price-facts.ts';
import { serveVersion } from '../serving/serve-version.ts';
import { refuseOnConflict } from '../../platform/refuse-on-conflict.ts';
import {
  listVersionDocuments,
  findVersion,
  insertVersion,
  latestVersion,
  type Version,
} from '../records/version-store.ts';
import type { DocumentPorts } from '../ports.ts';
import { newId } from '../../platform/database/ids.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import { failpoint } from '../../platform/failpoint.ts';
import type { Outcome, Refused } from '../../platform/http/envelope.ts';
import { neverServedReason } from '../release-gate/not-served-reason.ts';
import {
  latestNumber,
  hasRefundedPayment,
  type VersionRow,
  findVersionsByNumber,
} from './version-list-store.ts';

export interface RestoreInput {
  id: string;
  caller: Caller;
  number: number;
  /** Revision that the person saw. */
  revision: number;
}
type Restored = Outcome<ResultOf<typeof restoreCall>>;

/**
 * Makes a version that was served before the newest one again, as a version of its own, with its answers and
 * texts; it is served at once, for it was paid for then. A repeat finds its own version and adds nothing.
 */
export async function restoreVersion(ports: DocumentPorts, input: RestoreInput): Promise<Restored> {
  const opened = await openAgreement(ports.db, input.id, input.caller, 'change');
  if (!opened.ok) return opened;
  return refuseOnConflict('update-failed', () =>
    inTransaction(ports.db, (trx) => restore(ports, trx, input)),
  );
}

async function restore(ports: DocumentPorts, trx: Transaction, input: RestoreInput): Promise<Restored> {
  const agreement = await lockAgreement(trx, input.id);
  if (agreement === null) return { ok: false, reason: 'not-found' };
  const newest = await latestNumber(trx, agreement.id);
  const rows = await findVersionsByNumber(trx, agreement.id, [input.number, newest]);
  const wanted = rows.find(({ number }) => number === input.number);
  const last = rows.find(({ number }) => number === newest);
  if (wanted === undefined) return { ok: false, reason: 'not-found' };
  if (wanted.servedAt === null) return neverServedReason({ ...ports, db: trx }, agreement, wanted.id);
  if (stands(wanted, { last, agreement })) {
    return { ok: true, value: { revision: agreement.revision, number: newest, waits: false } };
  }
  if (last !== undefined && last.restoredFrom === wanted.number && agreement.status === 'unfinished') {
    return { ok: true, value: { revision: agreement.revision, number: newest, waits: true } };
  }
  if (agreement.revision !== input.revision) return { ok: false, reason: 'revision-changed' };
  const now = ports.clock();
  const version = await findVersion(trx, wanted.id);
  if (version === null) throw new Error('a version that was served does not exist');
  if (!(await isStillPaid(trx, { agreement, version, now }))) return notPaid;
  const item = { itemType: 'agreement', itemId: agreement.id } as const;
  if (!(await ports.sales.cancelPayment(ports, trx, item, { because: 'answers-changed', now }))) {
    return { ok: false, reason: 'payment-in-progress' };
  }
  const number = newest + 1;
  const waits = await addCopy(ports, trx, { agreement, version, number, now });
  return { ok: true, value: { revision: agreement.revision + 1, number, waits } };
}

/** Whether the newest version is the wanted one already, or its copy, and is served. */
function stands(
  wanted: VersionRow,
  { last, agreement }: { last: VersionRow | undefined; agreement: Agreement },
): boolean {
  if (last === undefined || last.id !== agreement.currentVersionId) return false;
  return last.number === wanted.number || last.restoredFrom === wanted.number;
}

/** What was served was paid for, unless the money went back since. */
async function isStillPaid(
  trx: Transaction,
  { agreement, version, now }: { agreement: Agreement; version: Version; now: Date },
): Promise<boolean> {
  if (!(await hasRefundedPayment(trx, agreement.id))) return true;
  const facts = await priceFacts(trx, agreement.id, now);
  return planStoredVersion(agreement.type, version, facts).price.total === 0;
}

/** True where somebody has to approve of it first: what visitors read is another text. */
async function addCopy(
  ports: DocumentPorts,
  trx: Transaction,
  { agreement, version, number, now }: { agreement: Agreement; version: Version; number: number; now: Date },
): Promise<boolean> {
  const documents = await listVersionDocuments(trx, version.id);
  const versionId = newId();
  const { siteName, siteAddress, deliveryEmail } = agreement;
  const answers = withLettersAsNow(version.answers, deliveryEmail, await latestVersion(trx, agreement.id));
  await insertVersion(trx, {
    ...version,
    id: versionId,
    agreementId: agreement.id,
    number,
    answers,
    hash: hashValues([version.hash, answers]),
    said: { ...(version.said ?? { siteName, siteAddress }), deliveryEmail },
    origin: 'restored',
    restoredFrom: version.number,
    documents,
    now,
  });
  await failpoint('restore-version');
  const isServed = version.id === agreement.currentVersionId;
  const cleared = isServed ? clearedAsServed : await clearNew(trx, agreement.ownerId);
  await changeAgreement(trx, agreement.id, {
    status: cleared === null ? 'unfinished' : 'finalized',
    edited: documents.some(({ generated }) => generated !== null),
    newRevision: true,
    now,
  });
  if (cleared === null) return true;
  const served = { agreementId: agreement.id, versionId, now, withoutEmail: true };
  await serveVersion(ports, trx, served, cleared);
  return false;
}

/** Who took an address back, or wants no letters any more, does not undo that with an older text. */
function withLettersAsNow(answers: Answers, deliveryEmail: string | null, latest: Version): Answers {
  const { law_alerts: _, ...others } = answers;
  const alerts = latest.answers['law_alerts'];
  return {
    ...others,
    ...(deliveryEmail !== null && { delivery_email: deliveryEmail }),
    ...(alerts !== undefined && { law_alerts: alerts }),
  };
}

const notPaid: Refused = { ok: false, reason: 'not-paid' };
