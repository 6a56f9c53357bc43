import { createHash, timingSafeEqual } from 'node:crypto';
import { cleanAnswers } from '@clausewright/library/questionnaires';
import type { AgreementType, Language, SavedAgreement } from '@clausewright/contract';
import { clearNew } from '../../approvals/clearance.ts';
import { currentPrices } from '../../platform/prices/price-store.ts';
import { describeCosts } from '../planning/describe-costs.ts';
import { isForeignKeyViolation, isUniqueViolation } from '../../platform/database/database-error.ts';
import { readSiteBanner } from '../../consent/consents/find-site-banner.ts';
import { tellMade } from '../../platform/database/current-act.ts';
import { hashToken, newId } from '../../platform/database/ids.ts';
import { inTransaction } from '../../platform/database/in-transaction.ts';
import type { AgreementStatus, Transaction } from '../../platform/database/schema.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import { deriveAccessToken } from '../records/access-token.ts';
import { addVersion, getSiteDetails } from './add-version.ts';
import { type Agreement, findAgreementByRequest, insertAgreement } from '../records/agreement-store.ts';
import { refuseAnswers } from '../planning/answer-refusals.ts';
import { findWithheldWording } from '../release-gate/release-gate.ts';
import type { Wording } from '../prescribed-wording/prescribed-texts.ts';
import { notifyOperator } from '../release-gate/notify-operator.ts';
import { canonicalJson } from '../../platform/canonical-json.ts';
import {
  offeredQuestionnaire,
  type Plan,
  planAgreement,
  writeDocuments,
  type WrittenDocuments,
} from '../planning/plan-agreement.ts';
import { planStoredAgreement } from '../planning/plan-stored-agreement.ts';
import type { OperatedPorts } from '../../platform/ports.ts';
import { serveVersion } from '../serving/serve-version.ts';

export interface CreateInput {
  requestId: string;
  /** Made beside the request id: a repeat that shows it is given the access token again. */
  requestSecret: string | undefined;
  type: AgreementType;
  answers: unknown;
  language: Language;
  freeOnly: boolean;
  /** Premium though no line asks for it. */
  premium: boolean;
  /** It waits for its owner, whatever it costs. */
  forReview: boolean;
  /** Whose it is from the start; null for a visitor's. */
  ownerId: string | null;
}

/**
 * Generates an agreement. The request id makes a repeat harmless: the same body is answered as the first time,
 * another body under the same id is refused. The access token of a visitor's agreement is answered again only to
 * whoever shows the secret of the request, so that to know an id and the answers opens nothing.
 */
export async function createAgreement(
  ports: OperatedPorts,
  input: CreateInput,
): Promise<Outcome<SavedAgreement>> {
  const { db, clock, secret } = ports;
  const questionnaire = offeredQuestionnaire(input.type, ports.mode);
  if (questionnaire === null) return { ok: false, reason: 'type-unavailable' };
  const token = deriveAccessToken(secret, input.requestId);
  const requestHash = hashOfRequest(input);
  const earlier = await findAgreementByRequest(db, input.requestId);
  if (earlier !== null) return repeat(ports, earlier, input, requestHash);

  const now = clock();
  const today = now.toISOString().slice(0, 10);
  const cleaned = cleanAnswers(questionnaire, input.answers, { today });
  if (!cleaned.ok) return refuseAnswers(cleaned.errors);
  const { answers } = cleaned;
  const plan = planAgreement(questionnaire, {
    answers,
    today,
    prices: await currentPrices(db, now),
    owned: [],
    served: [],
    freeOnly: input.freeOnly,
    premium: input.premium,
    banner: await readSiteBanner(db, { ownerId: input.ownerId, type: input.type, answers }),
  });
  if (!plan.evaluation.valid) return refuseAnswers(plan.evaluation.errors);
  const written = writeDocuments(plan);
  const agreementId = newId();
  tellMade(agreementId);
  const held = await findWithheldWording(ports, written.wording);
  const wanted = input.forReview || plan.price.total > 0 || held.length > 0 ? 'unfinished' : 'finalized';
  let status: AgreementStatus;
  try {
    status = await inTransaction(db, (trx) =>
      store(ports, trx, { input, agreementId, wanted, plan, written, held, token, requestHash, now }),
    );
  } catch (error) {
    // The account was deleted while its owner pressed Generate.
    if (isForeignKeyViolation(error)) return { ok: false, reason: 'not-authenticated' };
    if (!isUniqueViolation(error, 'agreements_request_id_key')) throw error;
    // A double press: the other press was faster by a moment.
    const first = await findAgreementByRequest(db, input.requestId);
    if (first === null) throw error;
    return repeat(ports, first, input, requestHash);
  }
  return {
    ok: true,
    value: {
      agreement_id: agreementId,
      access_token: input.ownerId === null ? token : null,
      status,
      costs: describeCosts(plan, input.language),
    },
  };
}

interface Stored {
  input: CreateInput;
  agreementId: string;
  wanted: AgreementStatus;
  plan: Plan;
  written: WrittenDocuments;
  held: readonly Wording[];
  token: string;
  requestHash: Uint8Array;
  now: Date;
}

async function store(
  ports: OperatedPorts,
  trx: Transaction,
  { input, agreementId, wanted, plan, written, held, token, requestHash, now }: Stored,
): Promise<AgreementStatus> {
  // Where somebody has to approve of it, it waits for that.
  const cleared = wanted === 'finalized' ? await clearNew(trx, input.ownerId) : null;
  const status = cleared === null ? 'unfinished' : 'finalized';
  await insertAgreement(trx, {
    id: agreementId,
    siteId: newId(),
    ownerId: input.ownerId,
    said: getSiteDetails(plan.evaluation.relevant),
    type: input.type,
    status,
    accessTokenHash: hashToken(token),
    requestId: input.requestId,
    requestHash,
    requestSecretHash: input.requestSecret === undefined ? null : hashToken(input.requestSecret),
    interfaceLanguage: input.language,
    liveToken: newId(),
    now,
  });
  const versionId = await addVersion(trx, { agreementId, number: 1, plan, written, now });
  await notifyOperator(ports, trx, { held, now });
  if (cleared !== null) await serveVersion(ports, trx, { agreementId, versionId, now }, cleared);
  return status;
}

async function repeat(
  ports: OperatedPorts,
  agreement: Agreement,
  { requestId, requestSecret, language }: CreateInput,
  requestHash: Uint8Array,
): Promise<Outcome<SavedAgreement>> {
  if (!timingSafeEqual(requestHash, agreement.requestHash)) return { ok: false, reason: 'request-reused' };
  if (agreement.deleted) return { ok: false, reason: 'not-found' };
  const { plan } = await planStoredAgreement(ports, agreement);
  return {
    ok: true,
    value: {
      agreement_id: agreement.id,
      access_token: isFromThere(agreement, requestSecret) ? deriveAccessToken(ports.secret, requestId) : null,
      status: agreement.status,
      costs: describeCosts(plan, language),
    },
  };
}

/** Whether the same browser asks again for what is still a visitor's. */
function isFromThere({ ownerId, requestSecretHash }: Agreement, secret: string | undefined): boolean {
  if (ownerId !== null || requestSecretHash === null || secret === undefined) return false;
  return timingSafeEqual(hashToken(secret), requestSecretHash);
}

/** What is asked for, not how: neither the order of keys nor the language of the caller. */
function hashOfRequest({ type, answers, freeOnly, premium, forReview }: CreateInput): Uint8Array {
  const more = { ...(premium && { premium }), ...(forReview && { forReview }) };
  const text = canonicalJson({ type, answers, freeOnly, ...more });
  return new Uint8Array(createHash('sha256').update(text).digest());
}
