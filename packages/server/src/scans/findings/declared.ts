/** What an owner's banner and texts say of a website, for holding it against what was seen there. */
import { vendorsToAsk, isPolicyType } from '@clausewright/library/clauses';
import { observedVendors } from '@clausewright/library/observed-vendors';
import { type Answers, evaluate } from '@clausewright/library/questionnaires';
import type { Declared } from '@clausewright/scanner/findings';
import { coversAddress } from '../../consent/consents/find-site-banner.ts';
import { type ServedBanner, servedBanners } from '../../consent/consents/served-banner-store.ts';
import { listSiteVersions, type SiteVersion } from '../../documents/site-consistency/site-documents.ts';
import type { Database } from '../../platform/database/schema.ts';

export interface Site {
  ownerId: string;
  /** Host name in ASCII. */
  domain: string;
}

/** What is published for a website at this moment. */
export interface Published {
  banners: ServedBanner[];
  documents: SiteVersion[];
}

export async function readPublished(db: Database, { ownerId, domain }: Site): Promise<Published> {
  const address = `https://${domain}/`;
  const banners = (await servedBanners(db, ownerId)).filter(({ draft }) => coversAddress(draft, address));
  const documents = await listSiteVersions(db, {
    ownerId,
    answers: { website_url: address },
    version: 'served',
  });
  return { banners, documents };
}

/** Vendors null where neither a banner nor a policy is published: nobody told anything. */
export function declaredBy({ banners, documents }: Published): Declared {
  const policies = documents.flatMap(({ questionnaire, answers, createdAt }) => {
    const { type } = questionnaire;
    if (!isPolicyType(type)) return [];
    const { relevant } = evaluate(questionnaire, answers, { today: createdAt.toISOString().slice(0, 10) });
    return [{ type, answers: relevant }];
  });
  if (banners.length === 0 && policies.length === 0) return { vendors: null, cookies: [] };
  const ofBanners = banners.flatMap(({ draft }) => draft.vendors.filter(({ active }) => active));
  const named = [
    ...ofBanners.flatMap(({ catalogue_id: id }) => id ?? []),
    ...policies.flatMap((policy) => vendorsToAsk(policy).map(({ vendor }) => vendor.id)),
  ];
  const vendors = [...new Set(named)];
  const typed = [
    ...ofBanners.flatMap(({ cookies, kept_for: days }) => cookies.map((name) => ({ name, days }))),
    ...policies.flatMap(({ answers }) => typedCookies(answers)),
  ].filter(({ days }) => days !== null);
  // What an owner wrote comes before what documents take from the catalogue.
  const listed = observedVendors
    .filter(({ id }) => vendors.includes(id))
    .flatMap(({ cookies }) => cookies.filter(({ days }) => days !== null));
  return { vendors, cookies: [...typed, ...listed] };
}

const daysIn: Readonly<Record<string, number>> = { days: 1, weeks: 7, months: 30.4, years: 365 };

/** Rows of a table of cookies that an owner filled in. */
function typedCookies(answers: Answers): { name: string; days: number }[] {
  const rows: unknown = answers['cookie_table'];
  if (!Array.isArray(rows)) return [];
  return rows.flatMap((row: unknown) => {
    if (typeof row !== 'object' || row === null || !('cookie_name' in row)) return [];
    const days = daysOf(row);
    return typeof row.cookie_name === 'string' && days !== null ? [{ name: row.cookie_name, days }] : [];
  });
}

function daysOf(row: object): number | null {
  if ('cookie_lasts' in row && row.cookie_lasts === 'session') return 0;
  const span: unknown = 'cookie_duration' in row ? row.cookie_duration : null;
  if (typeof span !== 'object' || span === null || !('amount' in span) || !('unit' in span)) return null;
  const unit = daysIn[String(span.unit)];
  return typeof span.amount === 'number' && unit !== undefined ? span.amount * unit : null;
}
