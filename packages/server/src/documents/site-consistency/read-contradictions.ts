import { defaultAppearance } from '@clausewright/banner/publish';
import type { readContradictions as call, ResultOf } from '@clausewright/contract';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { readDraft } from '../../consent/consents/banner-version-store.ts';
import { readBannerDraft } from '../../consent/consents/consent-store.ts';
import { comparePair } from './compare-pair.ts';
import { listSitePolicies } from './site-policies.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import { openConsent } from '../../consent/consents/read-consents.ts';

/** Holds the served documents of a site against its banner as it is edited now: the owner sees it before publishing. */
export async function readContradictions(
  ports: Pick<InstancePorts, 'db'>,
  { session, id }: { session: Session; id: string },
): Promise<Outcome<ResultOf<typeof call>>> {
  const opened = await openConsent(ports, id, session);
  if (!opened.ok) return opened;
  const { db } = ports;
  const { appearance } = await readBannerDraft(db, id);
  const draft = {
    ...(await readDraft(db, id)),
    appearance: appearance ?? defaultAppearance(session.language),
  };
  const policies = await listSitePolicies(db, session.customerId, draft);
  const agreements = policies.map(({ agreementId, type, answers, scope }) => ({
    agreement_id: agreementId,
    type,
    found: comparePair(type, { answers, banner: scope.banner }, draft),
  }));
  return { ok: true, value: { agreements } };
}
