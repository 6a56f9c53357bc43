import { type AgreementType } from '@clausewright/contract';
import type { Approvable } from '../approvals/approval-store.ts';
import { findVersion, readDraft } from '../consent/consents/banner-version-store.ts';
import { type Consent, findConsent, lockConsent } from '../consent/consents/consent-store.ts';
import { nameOf } from '../consent/consents/content-name.ts';
import { toDisplayDomain } from '../consent/consents/parse-domain.ts';
import { type Agreement, findAgreement, lockAgreement } from '../documents/records/agreement-store.ts';
import { latestVersion } from '../documents/records/version-store.ts';
import type { Database, Transaction } from '../platform/database/schema.ts';
import type { Refused } from '../platform/http/envelope.ts';

/** Something of an account that can be approved, and which version of it waits to be published. */
export interface Reviewed extends Approvable {
  about: { kind: 'document'; type: AgreementType; site: string | null } | { kind: 'banner'; site: string };
  /** Null where nothing waits. `seen`: what its page shows of it, and a decision names. */
  waits: { revision: string; number: number | null; seen: string } | null;
}

export type Opened = { ok: true; reviewed: Reviewed } | Refused;

/** `held`: nobody else changes it until the transaction ends. */
export async function openReviewed(
  db: Database | Transaction,
  { of, id }: Approvable,
  ownerId: string,
  held?: Transaction,
): Promise<Opened> {
  if (of === 'agreement') {
    const agreement = held === undefined ? await findAgreement(db, id) : await lockAgreement(held, id);
    const refused = refuseForeign(agreement, ownerId);
    return refused ?? { ok: true, reviewed: await document(db, agreement as Agreement) };
  }
  const consent = held === undefined ? await findConsent(db, id) : await lockConsent(held, id);
  const refused = refuseForeign(consent, ownerId);
  return refused ?? { ok: true, reviewed: await banner(db, consent as Consent) };
}

function refuseForeign(found: { ownerId: string | null } | null, ownerId: string): Refused | null {
  if (found === null) return { ok: false, reason: 'not-found' };
  return found.ownerId === ownerId ? null : { ok: false, reason: 'other-account' };
}

async function document(db: Database, agreement: Agreement): Promise<Reviewed> {
  const { id, type, siteName, status, revision: ordinal } = agreement;
  const about = { kind: 'document', type, site: siteName } as const;
  if (status === 'finalized') return { of: 'agreement', id, about, waits: null };
  const { id: revision, number } = await latestVersion(db, id);
  return { of: 'agreement', id, about, waits: { revision, number, seen: String(ordinal) } };
}

async function banner(db: Database, { id, siteId, domain, published }: Consent): Promise<Reviewed> {
  const about = { kind: 'banner', site: toDisplayDomain(domain) } as const;
  const revision = nameOf(await readDraft(db, id));
  const served = published === null ? null : await findVersion(db, siteId, published);
  const isServed = served !== null && nameOf(served.draft) === revision;
  const waits = isServed ? null : { revision, number: null, seen: revision };
  return { of: 'banner', id, about, waits };
}
