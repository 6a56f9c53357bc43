import { compareBanners, compareVersions, consentFigures, listVersions } from '@clausewright/contract';
import * as z from 'zod/mini';
import { findSite, site } from '../find-site.ts';
import { plainText } from '../plain-text.ts';
import { type Asking, cut, defineTool, type Told } from '../tool.ts';
import { id } from './questions.ts';

const number = z.optional(z.int().check(z.minimum(1), z.maximum(999_999_999)));

export const compare = defineTool({
  name: 'compare_versions',
  description: 'Published versions of a document or banner; default the last two.',
  arguments: z.strictObject({
    document: z.optional(id),
    site: z.optional(site),
    from: number,
    to: number,
  }),
  run: async (asking, { document, site: named, from, to }) => {
    if (document !== undefined) return redline(asking, { document, from, to });
    if (named !== undefined) return banners(asking, { site: named, from, to });
    return { ok: false, error: 'invalid', fields: [{ field: 'document', code: 'required' }] };
  },
});

interface Span {
  from: number | undefined;
  to: number | undefined;
}

async function redline({ relay }: Asking, { document, ...span }: Span & { document: string }): Promise<Told> {
  const params = { id: document };
  const listed = await relay(listVersions, { params, query: { per_page: '100' } });
  if (!listed.ok) return listed;
  const versions = listed.value.versions.filter(({ served_at: served }) => served !== null);
  const pair = pairOf(versions, span);
  if (pair === null) return { ok: false, error: 'version-unknown' };
  const compared = await relay(compareVersions, { params, query: pair });
  if (!compared.ok) return compared;
  const { same, clauses, language: of } = compared.value;
  const changed = cut(
    clauses.filter(({ change }) => change !== 'same'),
    20,
  );
  return {
    ok: true,
    value: {
      ...pair,
      language: of,
      same,
      versions: versions.slice(0, 20).map(({ number: one, served_at: at }) => ({ number: one, at })),
      clauses: changed.shown.map(({ id: clause, heading, change, html }) => ({
        clause,
        heading,
        change,
        text: plainText(html).slice(0, 1500),
      })),
      ...(changed.more !== undefined && { more: changed.more }),
    },
  };
}

async function banners(
  { relay, ...asking }: Asking,
  { site: named, ...span }: Span & { site: string },
): Promise<Told> {
  const found = await findSite({ relay, ...asking }, named);
  if (!found.ok) return found;
  const banner = found.value.banner?.card.id;
  if (banner === undefined) return { ok: false, error: 'no-banner' };
  const params = { id: banner };
  const figures = await relay(consentFigures, { params, query: { days: '365' } });
  if (!figures.ok) return figures;
  const versions = figures.value.versions.map(({ version, ...rest }) => ({ number: version, ...rest }));
  const pair = pairOf(versions, span);
  if (pair === null) return { ok: false, error: 'version-unknown' };
  return relay(compareBanners, { params, query: { one: pair.from, other: pair.to } });
}

/** Those that are named, else the last two. */
function pairOf(
  versions: readonly { number: number }[],
  { from, to }: Span,
): { from: string; to: string } | null {
  const last = to ?? versions[0]?.number;
  const before = from ?? versions.find(({ number: one }) => last !== undefined && one < last)?.number;
  return last === undefined || before === undefined ? null : { from: String(before), to: String(last) };
}
