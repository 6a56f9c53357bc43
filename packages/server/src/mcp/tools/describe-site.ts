import { describeApiKey, listWebsiteStates, type WebsitePage } from '@clausewright/contract';
import * as z from 'zod/mini';
import { findSite, site } from '../find-site.ts';
import { type Asking, cut, defineTool, type Told } from '../tool.ts';

export const describeSite = defineTool({
  name: 'describe_site',
  description: 'Lists sites, or tells one: documents, banner, scan, next step.',
  arguments: z.strictObject({ site: z.optional(site) }),
  run: async (asking, { site: named }) => {
    if (named === undefined) return listSites(asking);
    const found = await findSite(asking, named);
    return found.ok ? { ok: true, value: described(found.value) } : found;
  },
});

/** A key for some websites is not shown the list of all, and knows its own. */
async function listSites({ relay }: Asking): Promise<Told> {
  const own = await relay(describeApiKey);
  if (!own.ok) return own;
  const { websites } = own.value.key;
  if (websites !== null)
    return { ok: true, value: { sites: websites.map(({ id, name, kind }) => ({ id, name, kind })) } };
  const listed = await relay(listWebsiteStates, { query: { per_page: '50', sort: 'urgent' } });
  if (!listed.ok) return listed;
  const { websites: all, total } = listed.value;
  return { ok: true, value: { sites: all, ...(total > all.length && { more: total - all.length }) } };
}

function described({ website, next, documents, banner, scan, looking, contradictions, tasks }: WebsitePage) {
  const listed = cut(documents, 30);
  const planned = cut(tasks, 10);
  const { banner: one, documents: other } = contradictions;
  return {
    site: { id: website.id, name: website.name, kind: website.kind, verified: website.verified_at !== null },
    next,
    documents: listed.shown.map((document) => ({
      id: document.agreement_id,
      type: document.type,
      status: document.status,
      live_url: document.live_url,
      languages: document.languages,
      update_available: document.update_available,
      held: document.held,
    })),
    ...(listed.more !== undefined && { more_documents: listed.more }),
    banner: banner && {
      id: banner.card.id,
      published_at: banner.card.published_at,
      unpublished_changes: banner.card.changed,
      active: banner.card.active,
      paid: banner.card.paid,
      vendors: banner.card.vendors.total,
    },
    scan: scan && { id: scan.id, at: scan.at, pages: scan.pages, findings: scan.findings.length },
    scanning: looking !== null,
    contradictions: [...one, ...other].reduce((sum, { found }) => sum + found.length, 0),
    tasks: planned.shown.map(({ promise, label, by, agreement_id: document }) => ({
      document,
      promise,
      label,
      by,
    })),
  };
}
