import type { Language, SavedAgreement } from '@clausewright/contract';
import { clear, clearNew } from '../../approvals/clearance.ts';
import { describeCosts } from '../planning/describe-costs.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { AgreementStatus, Transaction } from '../../platform/database/schema.ts';
import type { Outcome, Refused } from '../../platform/http/envelope.ts';
import { withheldInVersion, findWithheldWording } from '../release-gate/release-gate.ts';
import { notifyOperator } from '../release-gate/notify-operator.ts';
import { deriveAccessToken } from '../records/access-token.ts';
import { addVersion } from './add-version.ts';
import { changeAgreement, lockAgreement } from '../records/agreement-store.ts';
import { canonicalJson } from '../../platform/canonical-json.ts';
import type { Plan } from '../planning/plan-agreement.ts';
import type { OperatedDocumentPorts } from '../ports.ts';
import { sameFacts } from '../planning/price-facts.ts';
import { serveVersion } from '../serving/serve-version.ts';
import { refuseOnConflict } from '../../platform/refuse-on-conflict.ts';
import {
  type AskedUpdate,
  isUnchanged,
  type OpenedUpdate,
  openUpdate,
  planUpdate,
  type PlannedUpdate,
  type Present,
  readPresent,
  refuseConflicts,
} from './update-plan.ts';

export interface UpdateInput extends AskedUpdate {
  /** Revision that the person saw. */
  revision: number;
  /** The new version waits for its owner, whatever it costs. */
  forReview: boolean;
  language: Language;
}

/** An update with what it was planned against, outside of the lock. */
interface Early {
  present: Present;
  planned: PlannedUpdate;
}
interface Asked extends Pick<UpdateInput, 'revision' | 'forReview'> {
  update: OpenedUpdate;
  early: Early;
}
type Stored = Outcome<{ plan: Plan; status: AgreementStatus }>;

/**
 * Adds a version with other answers. The version that was served goes on being served until what
 * the new one costs is paid and the operator released its prescribed wording. A repeat of the same update finds its own version and adds nothing.
 */
export async function updateAgreement(
  ports: OperatedDocumentPorts,
  input: UpdateInput,
): Promise<Outcome<SavedAgreement>> {
  const opened = await openUpdate(ports, input);
  if (!opened.ok) return opened;
  const { update } = opened;
  // Writing takes its time, so it is done before the lock.
  const present = await readPresent(ports.db, update);
  const early = planUpdate(update, present);
  if (!early.ok) return early;
  const { revision, forReview } = input;
  const asked = { update, revision, forReview, early: { present, planned: early.planned } };
  const stored = await refuseOnConflict('update-failed', () =>
    inTransaction(ports.db, (trx) => store(ports, trx, asked)),
  );
  if (!stored.ok) return stored;
  const { plan, status } = stored.value;
  return {
    ok: true,
    value: {
      agreement_id: update.agreement.id,
      // Whoever changes what is nobody's has just shown it.
      access_token:
        update.agreement.ownerId === null
          ? deriveAccessToken(ports.secret, update.agreement.requestId)
          : null,
      status,
      costs: describeCosts(plan, input.language),
    },
  };
}

async function store(
  ports: OperatedDocumentPorts,
  trx: Transaction,
  { update, revision, forReview, early }: Asked,
): Promise<Stored> {
  const { agreement, now } = update;
  const locked = await lockAgreement(trx, agreement.id);
  if (locked === null) return { ok: false, reason: 'not-found' };
  const present = await readPresent(trx, update);
  const again = isStill(early.present, present)
    ? { ok: true as const, planned: early.planned }
    : planUpdate(update, present);
  if (!again.ok) return again;
  const { planned } = again;
  const item = { itemType: 'agreement', itemId: agreement.id } as const;
  const makeWay = (because: 'nothing-to-pay' | 'answers-changed'): Promise<boolean> =>
    ports.sales.cancelPayment(ports, trx, item, { because, now });
  const paid = planned.plan.price.total === 0;
  const { latest } = present;
  if (isUnchanged(update, present, { planned, served: locked.currentVersionId === latest.id })) {
    if (!paid || forReview || locked.status === 'finalized') return done(planned, locked.status);
    if ((await withheldInVersion({ ...ports, db: trx }, latest)).length > 0)
      return done(planned, locked.status);
    const what = { of: 'agreement', id: agreement.id, ownerId: locked.ownerId, revision: latest.id } as const;
    const asked = await clear(trx, what);
    if (!asked.ok) return done(planned, locked.status);
    if (!(await makeWay('nothing-to-pay'))) return inProgress;
    await serveVersion(ports, trx, { agreementId: agreement.id, versionId: latest.id, now }, asked.cleared);
    return done(planned, 'finalized');
  }
  if (locked.revision !== revision) return { ok: false, reason: 'revision-changed' };
  if (planned.open.length > 0) return refuseConflicts(planned);
  // What a program prepares may wait; the person who is paying would find the payment gone.
  if (forReview && (await ports.sales.isBeingPaid(trx, item, now))) return inProgress;
  if (!(await makeWay('answers-changed'))) return inProgress;
  return add(ports, trx, { update, planned, forReview, ownerId: locked.ownerId, number: latest.number + 1 });
}

/** Writes the version, and serves it where nothing is left to pay and neither its owner, approval nor wording holds it back. */
async function add(
  ports: OperatedDocumentPorts,
  trx: Transaction,
  {
    update,
    planned,
    forReview,
    ownerId,
    number,
  }: {
    update: OpenedUpdate;
    planned: PlannedUpdate;
    forReview: boolean;
    ownerId: string | null;
    number: number;
  },
): Promise<Stored> {
  const { now } = update;
  const { plan, written, edited } = planned;
  const agreementId = update.agreement.id;
  const origin = edited ? 'merged' : 'generated';
  const versionId = await addVersion(trx, { agreementId, number, plan, written, origin, now });
  const held = await findWithheldWording({ ...ports, db: trx }, written.wording);
  const waits = forReview || plan.price.total > 0 || held.length > 0;
  const cleared = waits ? null : await clearNew(trx, ownerId);
  const status = cleared === null ? 'unfinished' : 'finalized';
  await changeAgreement(trx, agreementId, { status, edited, newRevision: true, now });
  await notifyOperator(ports, trx, { held, now });
  if (cleared !== null) await serveVersion(ports, trx, { agreementId, versionId, now }, cleared);
  return done(planned, status);
}

/** Whether no payment, price, version or banner came in between. */
function isStill(early: Present, present: Present): boolean {
  const sameBanner = canonicalJson(early.banner) === canonicalJson(present.banner);
  return early.latest.id === present.latest.id && sameFacts(early.facts, present.facts) && sameBanner;
}

function done({ plan }: PlannedUpdate, status: AgreementStatus): Stored {
  return { ok: true, value: { plan, status } };
}

const inProgress: Refused = { ok: false, reason: 'payment-in-progress' };
