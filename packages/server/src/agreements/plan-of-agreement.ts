import type { Clock } from '../clock.ts';
import type { Database } from '../database/schema.ts';
import type { Agreement } from './agreement-store.ts';
import { type Plan, planAgreement, questionnaireOf } from './plan-agreement.ts';
import { priceFacts } from './price-facts.ts';
import { latestVersion, type Version } from './version-store.ts';

/**
 * What the latest version of an agreement consists of and what of it is not paid yet. Whoever writes
 * what follows from it calls it in a transaction, after `lockAgreement`.
 */
export async function planOfAgreement(
  { db, clock }: { db: Database; clock: Clock },
  agreement: Pick<Agreement, 'id' | 'type'>,
): Promise<{ plan: Plan; version: Version }> {
  const version = await latestVersion(db, agreement.id);
  const questionnaire = questionnaireOf(agreement.type);
  if (questionnaire === null) throw new Error(`${agreement.type} has versions but no questionnaire`);
  const plan = planAgreement(questionnaire, {
    answers: version.answers,
    today: version.createdAt.toISOString().slice(0, 10),
    ...(await priceFacts(db, agreement.id, clock())),
    freeOnly: version.scope.free,
    premium: version.scope.premium ?? false,
  });
  return { plan, version };
}
