import { lawCatalogueVersion } from '@clausewright/agreements/clauses';
import { cleanAnswers } from '@clausewright/agreements/questionnaires';
import type { Language, SavedAgreement } from '@clausewright/contract';
import { describeCosts } from '../billing/describe-costs.ts';
import { currentPrices } from '../billing/price-store.ts';
import { ownedLines } from '../billing/purchase-store.ts';
import { openTransactionOf } from '../billing/transaction-store.ts';
import { newId } from '../database/ids.ts';
import type { Transaction } from '../database/schema.ts';
import type { Outcome } from '../http/envelope.ts';
import { openAgreement } from './agreement-access.ts';
import { changeAgreement, lockAgreement } from './agreement-store.ts';
import { refuseAnswers } from './answer-refusals.ts';
import { deliveryEmail } from './create-agreement.ts';
import { planAgreement, questionnaireOf, writeDocuments } from './plan-agreement.ts';
import { planOfAgreement } from './plan-of-agreement.ts';
import type { AgreementPorts } from './ports.ts';
import { serveVersion } from './serve-version.ts';
import { siteOf } from './site-of.ts';
import { insertVersion, latestVersion } from './version-store.ts';

export interface UpdateInput {
  id: string;
  token: string | undefined;
  answers: unknown;
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
  const opened = await openAgreement(db, input.id, input.token);
  if (!opened.ok) return opened;
  const { agreement } = opened;
  const questionnaire = questionnaireOf(agreement.type);
  if (questionnaire === null) return { ok: false, reason: 'type-unavailable' };
  const now = clock();
  const today = now.toISOString().slice(0, 10);
  const cleaned = cleanAnswers(questionnaire, input.answers, { today });
  if (!cleaned.ok) return refuseAnswers(cleaned.errors);
  const plan = planAgreement(questionnaire, {
    type: agreement.type,
    answers: cleaned.answers,
    today,
    prices: await currentPrices(db, now),
    owned: await ownedLines(db, agreement.id),
    freeOnly: input.freeOnly,
  });
  if (!plan.evaluation.valid) return refuseAnswers(plan.evaluation.errors);
  const written = writeDocuments(plan, today);
  const unpaid = plan.price.total > 0;

  const store = async (trx: Transaction): Promise<Outcome<'added' | 'same'>> => {
    const locked = await lockAgreement(trx, agreement.id);
    if (locked === null) return { ok: false, reason: 'not-found' };
    const latest = await latestVersion(trx, agreement.id);
    if (latest.hash === written.hash) return { ok: true, value: 'same' };
    if (locked.revision !== input.revision) return { ok: false, reason: 'revision-changed' };
    if ((await openTransactionOf(trx, 'agreement', agreement.id)) !== null) {
      return { ok: false, reason: 'payment-in-progress' };
    }
    const versionId = newId();
    await insertVersion(trx, {
      id: versionId,
      agreementId: agreement.id,
      number: latest.number + 1,
      questionnaireVersion: questionnaire.version,
      lawCatalogueVersion,
      answers: plan.evaluation.relevant,
      scope: plan.scope,
      ...written,
      now,
    });
    const site = siteOf(plan.evaluation.relevant);
    await changeAgreement(trx, agreement.id, {
      status: unpaid ? 'unfinished' : 'finalized',
      deliveryEmail: deliveryEmail(plan.evaluation.relevant),
      edited: false,
      site: { id: agreement.siteId, name: site.siteName, address: site.siteAddress },
      newRevision: true,
      now,
    });
    if (!unpaid) await serveVersion(ports, trx, { agreementId: agreement.id, versionId, now });
    return { ok: true, value: 'added' };
  };
  const stored = await db.transaction().execute(store);
  if (!stored.ok) return stored;
  const current = stored.value === 'added' ? plan : (await planOfAgreement(ports, agreement)).plan;
  return {
    ok: true,
    value: {
      agreement_id: agreement.id,
      access_token: input.token ?? '',
      status: current.price.total > 0 ? 'unfinished' : 'finalized',
      costs: describeCosts(current, input.language),
    },
  };
}
