import { type addVendors as call, limits, type ResultOf, type VendorInput } from '@clausewright/contract';
import type { Outcome } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { refusedBanner } from './banner-faults.ts';
import { changeConsent } from './change-consent.ts';
import type { ConsentPorts } from './ports.ts';
import { insertVendors, listConsentVendors } from './vendor-store.ts';

/** Adds vendors at the end, all or none. */
export async function addVendors(
  ports: ConsentPorts,
  { session, id, vendors }: { session: Session; id: string; vendors: readonly VendorInput[] },
): Promise<Outcome<ResultOf<typeof call>>> {
  const refused = refusedBanner({ vendors: { at: 'vendors', given: vendors } });
  if (refused !== null) return refused;
  return changeConsent(ports, { session, id }, async ({ trx, consent: { siteId }, now }) => {
    const standing = await listConsentVendors(trx, siteId);
    const added = newToSite(standing, vendors);
    if (standing.length + added.length > limits.vendors) {
      return { ok: false, reason: 'answers-invalid', fields: [{ field: 'vendors', code: 'too-many' }] };
    }
    await insertVendors(trx, siteId, added, now);
    return { ok: true, value: { vendors: await listConsentVendors(trx, siteId) } };
  });
}

/** Those that stand there neither already nor further up: one of the catalogue is known by its id in it. */
export function newToSite(
  standing: readonly Pick<VendorInput, 'catalogue_id'>[],
  given: readonly VendorInput[],
): VendorInput[] {
  const known = new Set(standing.map(({ catalogue_id: id }) => id));
  return given.filter(({ catalogue_id: id }) => {
    if (id === null) return true;
    if (known.has(id)) return false;
    known.add(id);
    return true;
  });
}
