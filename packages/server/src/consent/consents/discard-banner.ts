import type { discardBanner as call, ResultOf } from '@clausewright/contract';
import { deleteAuthors } from '../../approvals/approval-store.ts';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { findVersion } from './banner-version-store.ts';
import { changeConsent } from './change-consent.ts';
import { updateConsentRow } from './consent-store.ts';
import { listOwnerDomains, replaceDomains } from './domain-store.ts';
import type { ConsentPorts } from './ports.ts';
import { refusedDomain } from './refused-domain.ts';
import { replaceVendors } from './vendor-store.ts';

/** Goes back to what was published last. */
export async function discardBanner(
  ports: ConsentPorts,
  { session, id }: { session: Session; id: string },
): Promise<Outcome<ResultOf<typeof call>>> {
  return changeConsent(
    ports,
    { session, id, domains: true, keepsDraft: true },
    async ({ trx, consent, now }) => {
      const { siteId, published, ownerId } = consent;
      if (published === null) return { ok: false, reason: 'not-published' };
      const { draft } = await findVersion(trx, siteId, published);
      const { appearance, fields, domain, domains, vendors } = draft;
      // A domain that was given up may have become that of another consent.
      const others = (await listOwnerDomains(trx, ownerId)).filter(({ consentId }) => consentId !== id);
      const back = [{ domain, main: true }, ...domains.map((one) => ({ domain: one, main: false }))];
      for (const one of back) {
        const taken = refusedDomain(others, { consentId: id, ...one });
        if (taken !== null) return taken;
      }
      await updateConsentRow(trx, consent, { appearance, fields, domain }, now);
      await replaceDomains(trx, { siteId, domains, now });
      await replaceVendors(trx, siteId, vendors, now);
      await deleteAuthors(trx, { of: 'banner', id });
      return { ok: true, value: {} };
    },
  );
}
