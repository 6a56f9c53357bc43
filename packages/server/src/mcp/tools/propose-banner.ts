import {
  addVendors,
  listVendors,
  newConsent,
  scanSuggestions,
  type SuggestedVendor,
  type VendorInput,
  type WebsitePage,
} from '@clausewright/contract';
import { loadBannerCatalogue } from '@clausewright/library/banner-catalogue';
import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { findSite, site } from '../find-site.ts';
import { type Asking, defineTool } from '../tool.ts';

/** That one call adds. */
const mostVendors = 50;

export const proposeBanner = defineTool({
  name: 'propose_banner',
  description: 'Puts seen services into the unpublished banner, or makes one.',
  arguments: z.strictObject({ site }),
  run: async (asking, { site: named }) => {
    const found = await findSite(asking, named);
    if (!found.ok) return found;
    const { scan, banner } = found.value;
    if (scan === null) return { ok: false, error: 'no-scan' };
    const suggested = await asking.relay(scanSuggestions, { params: { id: scan.id }, query: {} });
    if (!suggested.ok) return suggested;
    const { known, unsure } = await sort(suggested.value.vendors);
    const put =
      banner === null ? await make(asking, found.value, known) : await add(asking, banner.card.id, known);
    if (!put.ok) return put;
    return { ok: true, value: { ...put.value, unsure } };
  },
});

/** What the catalogue describes, and what only its owner can: who that is and what for. */
async function sort(
  vendors: readonly SuggestedVendor[],
): Promise<{ known: VendorInput[]; unsure: { id: string; name: string }[] }> {
  const catalogue = await loadBannerCatalogue('en');
  return {
    known: vendors.flatMap(({ id }) => catalogue[id]?.vendor ?? []),
    unsure: vendors
      .filter(({ known }) => !known)
      .slice(0, 30)
      .map(({ id, name }) => ({ id, name })),
  };
}

const named = (vendors: readonly { name: string }[]): string[] => vendors.map(({ name }) => name);

async function make({ relay }: Asking, { website }: WebsitePage, known: readonly VendorInput[]) {
  const vendors = known.slice(0, mostVendors);
  const body = { request_id: randomUUID(), site_url: website.name, vendors };
  const made = await relay(newConsent, { body });
  return made.ok ? ok({ banner: made.value.id, made: true, added: named(vendors) }) : made;
}

async function add({ relay }: Asking, banner: string, known: readonly VendorInput[]) {
  const listed = await relay(listVendors, { params: { id: banner } });
  if (!listed.ok) return listed;
  const standing = new Set(listed.value.vendors.map(({ catalogue_id: id }) => id));
  const vendors = known.filter(({ catalogue_id: id }) => !standing.has(id)).slice(0, mostVendors);
  if (vendors.length === 0) return ok({ banner, made: false, added: [] });
  const added = await relay(addVendors, { params: { id: banner }, body: { vendors } });
  return added.ok ? ok({ banner, made: false, added: named(vendors) }) : added;
}

function ok(value: { banner: string; made: boolean; added: string[] }) {
  return { ok: true as const, value };
}
