import { limits } from '@clausewright/contract';
import { findAccount } from '../../customers/customer-store.ts';
import { placeKey, toPlace } from '../../documents/site-consistency/place.ts';
import { type Agreement, findAgreement } from '../../documents/records/agreement-store.ts';
import { findVersion } from '../../documents/records/version-store.ts';
import type { InstancePorts } from '../../platform/ports.ts';
import type { Refused } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { notServedReason } from '../../documents/release-gate/not-served-reason.ts';

type JudgePorts = Pick<InstancePorts, 'db' | 'mode' | 'clock'>;

interface Proposed {
  place: string;
  trader: string;
  email: string;
}

/** What the served version of a document says of who sells where. Documents of other types sell nothing. */
async function proposedBy(
  ports: JudgePorts,
  agreement: Agreement,
  session: Session,
): Promise<{ ok: true; proposed: Proposed } | Refused> {
  const { type, currentVersionId } = agreement;
  if (type !== 'TERMS_CONDITIONS' && type !== 'RETURN_REFUND_POLICY') {
    return { ok: false, reason: 'type-unavailable' };
  }
  if (currentVersionId === null) return notServedReason(ports, agreement);
  const version = await findVersion(ports.db, currentVersionId);
  const account = await findAccount(ports.db, session.customerId);
  if (version === null || account === null) return { ok: false, reason: 'not-found' };
  const said = (question: string): string | null => {
    const answer = version.answers[question];
    return typeof answer === 'string' && answer !== '' ? answer : null;
  };
  const place = placeKey(toPlace(said('website_url'), said('app_name')));
  if (place === null) return { ok: false, reason: 'not-finalized' };
  const named = said('entity_type') === 'individual' ? said('individual_name') : said('business_name');
  const trader = (named ?? agreement.siteName).slice(0, limits.withdrawal.trader);
  return { ok: true, proposed: { place, trader, email: said('contact_email') ?? account.email } };
}

/** The document for its owner alone, with what its function would begin with. */
export async function openDocument(
  ports: JudgePorts,
  id: string,
  session: Session,
): Promise<{ ok: true; proposed: Proposed } | Refused> {
  const agreement = await findAgreement(ports.db, id);
  if (agreement === null) return { ok: false, reason: 'not-found' };
  if (agreement.ownerId !== session.customerId) return { ok: false, reason: 'other-account' };
  return proposedBy(ports, agreement, session);
}
