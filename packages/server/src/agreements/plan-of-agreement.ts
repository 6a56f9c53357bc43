import { currentPrices } from '../billing/price-store.ts';
import { ownedLines } from '../billing/purchase-store.ts';
import type { Agreement } from './agreement-store.ts';
import { type Plan, planAgreement, questionnaireOf } from './plan-agreement.ts';
import type { AgreementPorts } from './ports.ts';
import { latestVersion, type Version } from './version-store.ts';

/** What the latest version of an agreement consists of and what of it is not paid yet. */
export async function planOfAgreement(
  { db, clock }: Pick<AgreementPorts, 'db' | 'clock'>,
  agreement: Agreement,
): Promise<{ plan: Plan; version: Version }> {
  const now = clock();
  const version = await latestVersion(db, agreement.id);
  const questionnaire = questionnaireOf(agreement.type);
  if (questionnaire === null) throw new Error(`${agreement.type} has versions but no questionnaire`);
  const plan = planAgreement(questionnaire, {
    type: agreement.type,
    answers: version.answers,
    today: version.createdAt.toISOString().slice(0, 10),
    prices: await currentPrices(db, now),
    owned: await ownedLines(db, agreement.id),
    freeOnly: version.scope.free,
  });
  return { plan, version };
}
