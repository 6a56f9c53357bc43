import type { AgreementType } from '@clausewright/contract';
import type { Answers } from '@clausewright/library/questionnaires';
import { findSiteBanner, toBannerFacts } from '../../consent/consents/find-site-banner.ts';
import type { ServedBanner } from '../../consent/consents/served-banner-store.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import { currentPrices } from '../../platform/prices/price-store.ts';
import type { PlanInput } from './plan-agreement.ts';

/** Of an agreement of which nothing is stored yet. */
export interface AnswersInput {
  type: AgreementType;
  answers: unknown;
  /** Whose it will be; null for a visitor's. */
  ownerId: string | null;
}

/** What a new agreement is planned and priced from: nothing is paid for, and the banner of its site counts. */
export async function newPlanInput(
  { db, clock }: Pick<InstancePorts, 'db' | 'clock'>,
  { type, answers: given, ownerId }: AnswersInput,
): Promise<{ input: PlanInput; served: ServedBanner | null }> {
  const now = clock();
  // The contract bounds the shape; what does not fit its question is left out by the engine.
  const answers = given as Answers;
  const served = await findSiteBanner(db, { ownerId, type, answers });
  const input = {
    answers,
    today: now.toISOString().slice(0, 10),
    prices: await currentPrices(db, now),
    owned: [],
    served: [],
    freeOnly: false,
    ...(served && { banner: toBannerFacts(served.draft) }),
  };
  return { input, served };
}
