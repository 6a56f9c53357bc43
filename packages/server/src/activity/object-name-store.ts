import type { ActivityObject, AgreementType } from '@clausewright/contract';
import { sql } from 'kysely';
import type { Database } from '../platform/database/schema.ts';

/** What something is called; null where it has no name or is not there. */
export interface ObjectName {
  name: string | null;
  documentType: AgreementType | null;
}

const mostLetters = 120;

const nameless: ObjectName = { name: null, documentType: null };

type Found = Promise<{ name: string; documentType?: AgreementType } | undefined>;

function agreement(db: Database, id: string): Found {
  return db
    .selectFrom('agreements as a')
    .innerJoin('sites as s', 's.id', 'a.site_id')
    .leftJoin('websites as w', 'w.id', 's.website_id')
    .select([sql<string>`coalesce(w.name, s.name)`.as('name'), 'a.type as documentType'])
    .where('a.id', '=', id)
    .executeTakeFirst();
}

function banner(db: Database, id: string): Found {
  return db.selectFrom('consents').select('domain as name').where('id', '=', id).executeTakeFirst();
}

const finders: Readonly<Partial<Record<ActivityObject, (db: Database, id: string) => Found>>> = {
  agreement,
  banner,
  key: (db, id) => db.selectFrom('api_keys').select('name').where('id', '=', id).executeTakeFirst(),
  invitation: (db, id) =>
    db.selectFrom('invitations').select('email as name').where('id', '=', id).executeTakeFirst(),
  member: (db, id) =>
    db.selectFrom('customers').select('email as name').where('id', '=', id).executeTakeFirst(),
  vendor: (db, id) => db.selectFrom('consent_vendors').select('name').where('id', '=', id).executeTakeFirst(),
  website: (db, id) => db.selectFrom('websites').select('name').where('id', '=', id).executeTakeFirst(),
  withdrawal: async (db, id) => {
    const found = await db
      .selectFrom('withdrawal_functions')
      .select('place')
      .where('id', '=', id)
      .executeTakeFirst();
    // An app is told from a website by what stands before its name.
    return found && { name: found.place.replace(/^app:/, '') };
  },
  scan: async (db, id) => {
    const found = await db.selectFrom('scans').select('address').where('id', '=', id).executeTakeFirst();
    // The host alone: the rest of an address may tell more than where somebody looked.
    return found && { name: new URL(found.address).host };
  },
  payment: async (db, id) => {
    const found = await db
      .selectFrom('transactions')
      .select(['item_type as type', 'item_id as item'])
      .where('id', '=', id)
      .executeTakeFirst();
    return found && (found.type === 'agreement' ? agreement : banner)(db, found.item);
  },
  plan: async (db, id) => {
    const found = await db
      .selectFrom('subscriptions')
      .select('consent_id as item')
      .where('id', '=', id)
      .executeTakeFirst();
    return found && banner(db, found.item);
  },
};

export async function findObjectName(
  db: Database,
  object: ActivityObject,
  id: string | null,
): Promise<ObjectName> {
  const found = id === null ? undefined : await finders[object]?.(db, id);
  if (found === undefined) return nameless;
  return { name: shortened(found.name), documentType: found.documentType ?? null };
}

function shortened(name: string): string | null {
  const letters = Array.from(name);
  if (letters.length === 0) return null;
  return letters.length > mostLetters ? `${letters.slice(0, mostLetters - 1).join('')}…` : name;
}
