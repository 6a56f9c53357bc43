import { createHash } from 'node:crypto';
import { canonicalJson, compose, defaultAppearance } from '@clausewright/banner/publish';
import type { Appearance, ConsentType, BannerLanguage } from '@clausewright/contract';
import { insertAccount } from '../../../customers/customer-store.ts';
import type { BannerDraft } from '../../../platform/database/consent-schema.ts';
import { newId } from '../../../platform/database/ids.ts';
import { json } from '../../../platform/database/json.ts';
import type { Database } from '../../../platform/database/schema.ts';
import { makeSite, someTime } from '../../../testing/factories.ts';
import type { BannerFiles } from '../read-banner-files.ts';

/** Built files that say what they were given, whether the script is built or not. */
export const someBannerFiles: BannerFiles = {
  core: 'core(__CLAUSEWRIGHT__);\n',
  'core-full': 'full(__CLAUSEWRIGHT__);\n',
  'core-extras': 'extras(__CLAUSEWRIGHT__);\n',
  'core-automatic': 'automatic(__CLAUSEWRIGHT__);\n',
  watch: 'watch(__CLAUSEWRIGHT__);\n',
  field: 'field(__CLAUSEWRIGHT__);\n',
  preferences: 'export default preferences(__CLAUSEWRIGHT__);\n',
  'preferences-requests': 'export default requests(__CLAUSEWRIGHT__);\n',
  frame: 'export default frame(__CLAUSEWRIGHT__);\n',
  preview: 'preview();\n',
  'tcf-stub': 'tcfStub();\n',
  'gpp-stub': 'gppStub();\n',
  tcf: 'export default tcf;\n',
  gpp: 'export default gpp;\n',
  receipt: 'receipt();\n',
};

const types: readonly ConsentType[] = ['ESSENTIAL', 'FUNCTIONALITY', 'ANALYTICS', 'ADVERTISING'];

interface Given {
  appearance?: Partial<Appearance>;
  /** Ids of vendors by place; their types repeat in the order of all but marketing. */
  vendors?: readonly string[];
}

export interface PublishedSite {
  site: string;
  hashes: ReadonlyMap<BannerLanguage, string>;
}

/** A site that was never published: its id. */
export async function makeConsentSite(db: Database): Promise<string> {
  const now = someTime;
  const { id: site } = await makeSite(db);
  const account = { email: `${newId()}@shop.example`, passwordHash: null, language: 'en' as const, now };
  const owner = await db.transaction().execute((trx) => insertAccount(trx, account));
  if (owner === null) throw new Error('the address is taken');
  await db
    .insertInto('consents')
    .values({
      id: newId(),
      site_id: site,
      owner_id: owner.id,
      request_id: crypto.randomUUID(),
      domain: 'shop.example',
      created_at: now,
      updated_at: now,
    })
    .execute();
  return site;
}

/** Publishes a banner as the manager does, without its checks; on a new site unless one is given. */
export async function publishSite(
  db: Database,
  given: Given & { site?: string; number?: number } = {},
): Promise<PublishedSite> {
  const site = given.site ?? (await makeConsentSite(db));
  const { number = 1 } = given;
  const draft: BannerDraft = {
    appearance: { ...defaultAppearance('en'), languages: ['de', 'en'], ...given.appearance },
    fields: {},
    domain: 'shop.example',
    domains: [],
    vendors: (given.vendors ?? ['cart', 'chat', 'counter', 'advert']).map((id, at) => ({
      id,
      active: true,
      catalogue_id: null,
      name: id,
      company: `${id} </script> GmbH`,
      country: 'DE',
      purpose: 'ENABLE_BASIC_FEATURES',
      type: types[at % types.length] ?? 'ESSENTIAL',
      about: {},
      kept_for: 30,
      privacy_url: '',
      patterns: [`${id}.example/tag`],
      cookies: [`_${id}`],
    })),
  };
  await db
    .insertInto('banner_versions')
    .values({ site_id: site, number, revision: 1, draft: json(draft), published_at: someTime })
    .execute();
  const hashes = new Map<BannerLanguage, string>();
  for (const language of draft.appearance.languages) {
    const body = compose({ site, revision: 1, ...draft }, language);
    const hash = createHash('sha256').update(canonicalJson(body)).digest('hex').slice(0, 32);
    hashes.set(language, hash);
    await db
      .insertInto('banner_snapshots')
      .values({ site_id: site, hash, body: json(body), created_at: someTime })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await db
      .insertInto('banner_version_snapshots')
      .values({ site_id: site, number, language, hash })
      .execute();
  }
  await db.updateTable('consents').set({ published: number }).where('site_id', '=', site).execute();
  return { site, hashes };
}
