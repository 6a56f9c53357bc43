import type { AgreementType } from '@clausewright/contract';
import type { Clock } from '../../platform/clock.ts';
import type { Database } from '../../platform/database/schema.ts';
import type { Agreement } from '../records/agreement-store.ts';
import { type Plan, planAgreement, findQuestionnaire } from './plan-agreement.ts';
import { priceFacts, type PriceFacts } from './price-facts.ts';
import { readPurchasedStates } from '../records/purchased-store.ts';
import { latestVersion, newestVersions, type Version } from '../records/version-store.ts';
import { currentPrices } from '../../platform/prices/price-store.ts';

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

/** The same of several, with as many questions however many they are. */
export async function planStoredAgreements(
  { db, clock }: { db: Database; clock: Clock },
  agreements: readonly Pick<Agreement, 'id' | 'type'>[],
): Promise<Map<string, { plan: Plan; version: Version }>> {
  if (agreements.length === 0) return new Map();
  const ids = agreements.map(({ id }) => id);
  const prices = await currentPrices(db, clock());
  const [versions, states] = [await newestVersions(db, ids), await readPurchasedStates(db, ids)];
  return new Map(
    agreements.flatMap(({ id, type }) => {
      const [version, state] = [versions.get(id), states.get(id)];
      // Deleted at this moment.
      if (version === undefined || state === undefined) return [];
      return [[id, { plan: planStoredVersion(type, version, { prices, ...state }), version }]];
    }),
  );
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
