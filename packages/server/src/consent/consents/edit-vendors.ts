import type {
  ConsentVendor,
  FieldFault,
  orderVendors as orderCall,
  ResultOf,
  VendorInput,
} from '@clausewright/contract';
import type { Outcome, Refused } from '../../platform/http/envelope.ts';
import type { Session } from '../../platform/http/session.ts';
import { refusedVendor } from './banner-faults.ts';
import { changeConsent, changeConsentByVendor, type LockedConsent } from './change-consent.ts';
import type { ConsentPorts } from './ports.ts';
import {
  findVendor,
  placeVendors,
  removeVendor,
  switchVendor,
  listConsentVendors,
  writeVendor,
} from './vendor-store.ts';

interface OfVendor {
  session: Session;
  /** Of the vendor. */
  id: string;
}

/** Writes one vendor anew. */
export async function editVendor(
  ports: ConsentPorts,
  { session, id, vendor }: OfVendor & { vendor: VendorInput },
): Promise<Outcome<ConsentVendor>> {
  const refused = refusedVendor(vendor);
  if (refused !== null) return refused;
  return changeConsentByVendor(ports, { session, id }, async (held) => {
    const standing = await listConsentVendors(held.trx, held.consent.siteId);
    const before = standing.find((one) => one.id === id);
    if (before === undefined) return notFound;
    const { catalogue_id: catalogueId } = vendor;
    if (catalogueId !== null && standing.some((one) => one.id !== id && one.catalogue_id === catalogueId)) {
      return wrong('catalogue_id', 'not-allowed');
    }
    await writeVendor(
      held.trx,
      { siteId: held.consent.siteId, id },
      { ...vendor, active: before.active || vendor.type === 'ESSENTIAL' },
    );
    return vendorAfter(held, id);
  });
}

/** Takes a vendor out of the banner or back. Without an essential one the site does not work: it stays on. */
export async function toggleVendor(
  ports: ConsentPorts,
  { session, id, active }: OfVendor & { active: boolean },
): Promise<Outcome<ConsentVendor>> {
  return changeConsentByVendor(ports, { session, id }, async (held) => {
    const vendor = { siteId: held.consent.siteId, id };
    const before = await findVendor(held.trx, vendor);
    if (before === null) return notFound;
    if (!active && before.type === 'ESSENTIAL') return wrong('active', 'not-allowed');
    await switchVendor(held.trx, vendor, active);
    return vendorAfter(held, id);
  });
}

export async function deleteVendor(
  ports: ConsentPorts,
  { session, id }: OfVendor,
): Promise<Outcome<Record<string, never>>> {
  return changeConsentByVendor(ports, { session, id }, async ({ trx, consent: { siteId } }) => {
    if ((await findVendor(trx, { siteId, id })) === null) return notFound;
    await removeVendor(trx, { siteId, id });
    return { ok: true, value: {} };
  });
}

/** Puts the vendors of a consent in a new order; refused where it does not name each of them once. */
export async function orderVendors(
  ports: ConsentPorts,
  { session, id, order }: { session: Session; id: string; order: readonly string[] },
): Promise<Outcome<ResultOf<typeof orderCall>>> {
  return changeConsent(ports, { session, id }, async ({ trx, consent: { siteId } }) => {
    const standing = new Set((await listConsentVendors(trx, siteId)).map((vendor) => vendor.id));
    const named = new Set(order);
    const areKnown = order.every((one) => standing.has(one));
    if (named.size < order.length || !areKnown) return wrong('order', 'not-allowed');
    if (named.size < standing.size) return wrong('order', 'too-few');
    await placeVendors(trx, siteId, order);
    return { ok: true, value: { vendors: await listConsentVendors(trx, siteId) } };
  });
}

async function vendorAfter(
  { trx, consent: { siteId } }: LockedConsent,
  id: string,
): Promise<Outcome<ConsentVendor>> {
  const vendor = await findVendor(trx, { siteId, id });
  return vendor === null ? notFound : { ok: true, value: vendor };
}

const notFound: Refused = { ok: false, reason: 'not-found' };

function wrong(field: string, code: FieldFault): Refused {
  return { ok: false, reason: 'answers-invalid', fields: [{ field, code }] };
}
