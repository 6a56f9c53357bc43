import type { AgreementType } from '@clausewright/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Agreement } from '../records/agreement-store.ts';
import { type Plan, planAgreement, findQuestionnaire } from './plan-agreement.ts';
import { priceFacts, type PriceFacts } from './price-facts.ts';
import { latestVersion, type Version } from '../records/version-store.ts';

/**
 * What the latest version of an agreement consists of and what of it is not paid yet. Whoever writes
 * what follows from it calls it in a transaction, after `lockAgreement`.
 */
export async function planStoredAgreement(
  { db, clock }: { db: Database; clock: Clock },
  agreement: Pick<Agreement, 'id' | 'type'>,
): Promise<{ plan: Plan; version: Version }> {
  const version = await latestVersion(db, agreement.id);
  const facts = await priceFacts(db, agreement.id, clock());
  return { plan: planStoredVersion(agreement.type, version, facts), version };
}

/** What a version consists of and, of what stands in it, what is not paid or was given back. */
export function planStoredVersion(
  type: AgreementType,
  { answers, createdAt, scope }: Pick<Version, 'answers' | 'createdAt' | 'scope'>,
  facts: PriceFacts,
): Plan {
  const questionnaire = findQuestionnaire(type);
  if (questionnaire === null) throw new Error(`${type} has versions but no questionnaire`);
  return planAgreement(questionnaire, {
    answers,
    today: createdAt.toISOString().slice(0, 10),
    ...facts,
    // The language that is free in a free version is one of its own, whatever is served now.
    ...(scope.free && { served: scope.languages }),
    freeOnly: scope.free,
    premium: scope.premium ?? false,
    banner: scope.banner,
    held: scope,
  });
}
