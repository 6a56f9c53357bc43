import { consentFigures, figureDays } from '@clausewright/contract';
import * as z from 'zod/mini';
import { findSite, site } from '../find-site.ts';
import { defineTool } from '../tool.ts';

export const getConsentFigures = defineTool({
  name: 'get_consent_figures',
  description: 'How visitors answered; null: too few.',
  arguments: z.strictObject({ site, days: z.optional(z.enum(figureDays)) }),
  run: async (asking, { site: named, days }) => {
    const found = await findSite(asking, named);
    if (!found.ok) return found;
    const banner = found.value.banner?.card.id;
    if (banner === undefined) return { ok: false, error: 'no-banner' };
    const read = await asking.relay(consentFigures, { params: { id: banner }, query: { days } });
    if (!read.ok) return read;
    const { csv: _, parts, countries, versions, ...figures } = read.value;
    return {
      ok: true,
      value: {
        banner,
        ...figures,
        parts: parts.filter(({ counts }) => counts !== null).slice(-31),
        countries: countries.slice(0, 10),
        versions: versions.slice(0, 5),
      },
    };
  },
});
