import { randomUUID } from 'node:crypto';
import { compose, defaultAppearance } from '@clausewright/banner/publish';
import type { BannerFields, VendorInput } from '@clausewright/contract';
import type { ConsentEvent } from '../../consent/consent-log/consent-event.ts';
import { eraseVisitor } from '../../consent/consent-log/erase-store.ts';
import { insertEvents } from '../../consent/consent-log/event-store.ts';
import { newId } from '../../platform/database/ids.ts';
import { json } from '../../platform/database/json.ts';
import type { Database } from '../../platform/database/schema.ts';
import { someTime } from '../../testing/factories.ts';

/** One row of everything that a site can have of its banner; `say` names a column with the mark. */
export async function insertBannerFixture(
  db: Database,
  { siteId, consentId }: { siteId: string; consentId: string },
  say: (column: string) => string,
): Promise<void> {
  const fields = { en: { contact: say('fields') } as BannerFields };
  const appearance = defaultAppearance('en');
  const details = { company: say('details'), about: {}, patterns: [], cookies: [] } as unknown as Omit<
    VendorInput,
    'catalogue_id' | 'name' | 'type'
  >;
  const row = { site_id: siteId, created_at: someTime };
  await db
    .updateTable('consents')
    .set({ fields: json(fields), appearance: json(appearance), published: 1 })
    .where('id', '=', consentId)
    .execute();
  await db
    .insertInto('consent_domains')
    .values({ ...row, id: newId(), domain: say('further-domain') })
    .execute();
  await db
    .insertInto('consent_vendors')
    .values({
      ...row,
      id: newId(),
      position: 0,
      name: say('vendor'),
      type: 'ANALYTICS',
      details: json(details),
    })
    .execute();
  const draft = { appearance, fields, domain: say('published'), domains: [], vendors: [] };
  await db
    .insertInto('banner_versions')
    .values({ site_id: siteId, number: 1, revision: 1, draft: json(draft), published_at: someTime })
    .execute();
  const body = json(compose({ ...draft, domain: say('snapshot'), site: siteId, revision: 1 }, 'en'));
  const hash = '0'.repeat(32);
  await db
    .insertInto('banner_snapshots')
    .values({ ...row, hash, body })
    .execute();
  await db
    .insertInto('banner_version_snapshots')
    .values({ site_id: siteId, number: 1, language: 'en', hash })
    .execute();
  const event: ConsentEvent = {
    site: siteId,
    at: someTime,
    id: randomUUID(),
    // Filed by its arrival, so that there is a row for that too.
    named: new Date(0),
    clientAt: someTime,
    visitor: randomUUID(),
    snapshot: hash,
    action: 3,
    layer: 2,
    regime: 'opt-in',
    granted: 2,
    offered: 2,
    vendors: new TextEncoder().encode(say('events')),
    country: 'DE',
    device: 'phone',
    gpc: false,
  };
  // A second of somebody who was erased.
  const erased = { ...event, id: randomUUID(), visitor: randomUUID() };
  await insertEvents(db, [event, erased], { writer: 0, now: someTime });
  await eraseVisitor(db, siteId, erased.visitor);
}
