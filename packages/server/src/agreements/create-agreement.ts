import { createHash, timingSafeEqual } from 'node:crypto';
import { lawCatalogueVersion } from '@clausewright/agreements/clauses';
import { type Answers, cleanAnswers } from '@clausewright/agreements/questionnaires';
import type { AgreementType, Language, SavedAgreement } from '@clausewright/contract';
import { currentPrices } from '../billing/price-store.ts';
import { describeCosts } from '../billing/describe-costs.ts';
import { isUniqueViolation } from '../database/database-error.ts';
import { hashToken, newId } from '../database/ids.ts';
import type { Transaction } from '../database/schema.ts';
import type { Outcome } from '../http/envelope.ts';
import { accessTokenOf } from './access-token.ts';
import type { AgreementPorts } from './ports.ts';
import { type Agreement, findAgreementByRequest, insertAgreement } from './agreement-store.ts';
import { refuseAnswers } from './answer-refusals.ts';
import { serveVersion } from './serve-version.ts';
import { type Plan, planAgreement, questionnaireOf, writeDocuments } from './plan-agreement.ts';
import { planOfAgreement } from './plan-of-agreement.ts';
import { siteOf } from './site-of.ts';
import { insertVersion } from './version-store.ts';

export interface CreateInput {
  requestId: string;
  type: AgreementType;
  answers: unknown;
  language: Language;
  freeOnly: boolean;
}

/**
 * Generates an agreement. The request id makes a repeat harmless: the same body is answered as the
 * first time, access token included, another body under the same id is refused.
 */
export async function createAgreement(
  ports: AgreementPorts,
  input: CreateInput,
): Promise<Outcome<SavedAgreement>> {
  const { db, clock, secret } = ports;
  const questionnaire = questionnaireOf(input.type);
  if (questionnaire === null) return { ok: false, reason: 'type-unavailable' };
  const token = accessTokenOf(secret, input.requestId);
  const requestHash = hashOfRequest(input);
  const earlier = await findAgreementByRequest(db, input.requestId);
  if (earlier !== null) return repeat(ports, earlier, requestHash, token, input.language);

  const now = clock();
  const today = now.toISOString().slice(0, 10);
  const cleaned = cleanAnswers(questionnaire, input.answers, { today });
  if (!cleaned.ok) return refuseAnswers(cleaned.errors);
  const plan = planAgreement(questionnaire, {
    type: input.type,
    answers: cleaned.answers,
    today,
    prices: await currentPrices(db, now),
    owned: [],
    freeOnly: input.freeOnly,
  });
  if (!plan.evaluation.valid) return refuseAnswers(plan.evaluation.errors);
  const written = writeDocuments(plan, today);
  const id = newId();
  const versionId = newId();
  const store = async (trx: Transaction): Promise<void> => {
    await insertAgreement(trx, {
      id,
      siteId: newId(),
      ...siteOf(plan.evaluation.relevant),
      type: input.type,
      status: plan.price.total > 0 ? 'unfinished' : 'finalized',
      accessTokenHash: hashToken(token),
      requestId: input.requestId,
      requestHash,
      deliveryEmail: deliveryEmail(plan.evaluation.relevant),
      interfaceLanguage: input.language,
      liveToken: newId(),
      now,
    });
    await insertVersion(trx, {
      id: versionId,
      agreementId: id,
      number: 1,
      questionnaireVersion: questionnaire.version,
      lawCatalogueVersion,
      answers: plan.evaluation.relevant,
      scope: plan.scope,
      ...written,
      now,
    });
    if (plan.price.total === 0) await serveVersion(ports, trx, { agreementId: id, versionId, now });
  };
  try {
    await db.transaction().execute(store);
  } catch (error) {
    if (!isUniqueViolation(error, 'agreements_request_id_key')) throw error;
    // A double press: the other press was faster by a moment.
    const first = await findAgreementByRequest(db, input.requestId);
    if (first === null) throw error;
    return repeat(ports, first, requestHash, token, input.language);
  }
  return { ok: true, value: saved(id, token, plan, input.language) };
}

function saved(id: string, token: string, plan: Plan, language: Language): SavedAgreement {
  return {
    agreement_id: id,
    access_token: token,
    status: plan.price.total > 0 ? 'unfinished' : 'finalized',
    costs: describeCosts(plan, language),
  };
}

async function repeat(
  ports: AgreementPorts,
  agreement: Agreement,
  requestHash: Uint8Array,
  token: string,
  language: Language,
): Promise<Outcome<SavedAgreement>> {
  if (!timingSafeEqual(requestHash, agreement.requestHash)) return { ok: false, reason: 'request-reused' };
  if (agreement.deleted) return { ok: false, reason: 'not-found' };
  const { plan } = await planOfAgreement(ports, agreement);
  return {
    ok: true,
    value: {
      agreement_id: agreement.id,
      access_token: token,
      status: agreement.status,
      costs: describeCosts(plan, language),
    },
  };
}

export function hashOfRequest(request: object): Uint8Array {
  return new Uint8Array(createHash('sha256').update(JSON.stringify(request)).digest());
}

export function deliveryEmail(answers: Answers): string | null {
  const email = answers['delivery_email'];
  return typeof email === 'string' && email !== '' ? email : null;
}
