import { cleanAnswers } from '@clausewright/agreements/questionnaires';
import type { AgreementType, Language, SavedAgreement } from '@clausewright/contract';
import { type Because, cancelUnlessCharging } from '../billing/transactions/cancel-payment.ts';
import { describeCosts } from '../billing/prices/describe-costs.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { AgreementStatus, Transaction } from '../database/schema.ts';
import type { Outcome, Refused } from '../http/envelope.ts';
import { accessTokenOf } from './access-token.ts';
import { addVersion } from './add-version.ts';
import { type Caller, openAgreement } from './agreement-access.ts';
import { changeAgreement, lockAgreement } from './agreement-store.ts';
import { refuseAnswers } from './answer-refusals.ts';
import { offeredQuestionnaire, type Plan, planAgreement, writeDocuments } from './plan-agreement.ts';
import type { AgreementPorts } from './ports.ts';
import { priceFacts, type PriceFacts, sameFacts } from './price-facts.ts';
import { serveVersion } from './serve-version.ts';
import { latestVersion } from './version-store.ts';

export interface UpdateInput {
  id: string;
  caller: Caller;
  type: AgreementType;
  answers: unknown;
  /** What becomes of a text that was edited by hand. */
  edits: 'reset' | 'keep';
  /** Revision that the person saw. */
  revision: number;
  language: Language;
  freeOnly: boolean;
}

/**
 * Adds a version with other answers. The version that was served goes on being served until what
 * the new one costs is paid. A repeat of the same update finds its own version and adds nothing.
 */
export async function updateAgreement(
  ports: AgreementPorts,
  input: UpdateInput,
): Promise<Outcome<SavedAgreement>> {
  const { db, clock } = ports;
  const opened = await openAgreement(db, input.id, input.caller, 'change');
  if (!opened.ok) return opened;
  const { agreement } = opened;
  if (input.type !== agreement.type) return refuseField('type');
  const questionnaire = offeredQuestionnaire(agreement.type, ports.mode);
  if (questionnaire === null) return { ok: false, reason: 'type-unavailable' };
  const now = clock();
  const today = now.toISOString().slice(0, 10);
  const cleaned = cleanAnswers(questionnaire, input.answers, { today });
  if (!cleaned.ok) return refuseAnswers(cleaned.errors);
  const planWith = (facts: PriceFacts): Plan =>
    planAgreement(questionnaire, { answers: cleaned.answers, today, ...facts, freeOnly: input.freeOnly });
  const early = await priceFacts(db, agreement.id, now);
  const earlyPlan = planWith(early);
  if (!earlyPlan.evaluation.valid) return refuseAnswers(earlyPlan.evaluation.errors);
  const earlyWritten = writeDocuments(earlyPlan);

  const makeWay = (trx: Transaction, because: Because): Promise<boolean> =>
    cancelUnlessCharging(ports, trx, { itemType: 'agreement', itemId: agreement.id }, { because, now });

  const store = async (trx: Transaction): Promise<Outcome<{ plan: Plan; status: AgreementStatus }>> => {
    const locked = await lockAgreement(trx, agreement.id);
    if (locked === null) return { ok: false, reason: 'not-found' };
    // Writing takes its time, so it is done before the lock, and again only where a payment or another
    // price came in between.
    const facts = await priceFacts(trx, agreement.id, now);
    const unchanged = sameFacts(early, facts);
    const plan = unchanged ? earlyPlan : planWith(facts);
    const written = unchanged ? earlyWritten : writeDocuments(plan);
    const paid = plan.price.total === 0;
    const latest = await latestVersion(trx, agreement.id);
    if (latest.hash === written.hash) {
      if (!paid || locked.status === 'finalized') return { ok: true, value: { plan, status: locked.status } };
      if (!(await makeWay(trx, 'nothing-to-pay'))) return inProgress;
      await serveVersion(ports, trx, { agreementId: agreement.id, versionId: latest.id, now });
      return { ok: true, value: { plan, status: 'finalized' } };
    }
    if (locked.revision !== input.revision) return { ok: false, reason: 'revision-changed' };
    if (locked.edited && input.edits === 'keep') return refuseField('edits');
    if (!(await makeWay(trx, 'answers-changed'))) return inProgress;
    const number = latest.number + 1;
    const versionId = await addVersion(trx, { agreementId: agreement.id, number, plan, written, now });
    const status = paid ? 'finalized' : 'unfinished';
    await changeAgreement(trx, agreement.id, { status, edited: false, newRevision: true, now });
    if (paid) await serveVersion(ports, trx, { agreementId: agreement.id, versionId, now });
    return { ok: true, value: { plan, status } };
  };
  const stored = await inTransaction(db, store);
  if (!stored.ok) return stored;
  const { plan, status } = stored.value;
  return {
    ok: true,
    value: {
      agreement_id: agreement.id,
      access_token: accessTokenOf(ports.secret, agreement.requestId),
      status,
      costs: describeCosts(plan, input.language),
    },
  };
}

const inProgress: Refused = { ok: false, reason: 'payment-in-progress' };

function refuseField(field: 'type' | 'edits'): Refused {
  return { ok: false, reason: 'answers-invalid', fields: [{ field, code: 'not-allowed' }] };
}
