import {
  type ActivityKind,
  type ActivityMeans,
  type ActivityObject,
  seriesKinds,
} from '@clausewright/contract';
import { sql } from 'kysely';
import { newId } from '../platform/database/ids.ts';
import type { Database, Transaction } from '../platform/database/schema.ts';
import type { ObjectName } from './object-name-store.ts';

export interface NewEntry extends ObjectName {
  ownerId: string;
  actorId: string | null;
  at: Date;
  kind: ActivityKind;
  means: ActivityMeans;
  keyId: string | null;
  object: ActivityObject;
  objectId: string | null;
  country: string | null;
}

/** Within so many milliseconds saving the same thing again is the same entry. */
const series = 10 * 60_000;

/** Nothing is written where the account is gone. */
export async function insertActivity(trx: Transaction, entry: NewEntry): Promise<void> {
  const { ownerId, actorId, at, kind, means, keyId, object, objectId, name, documentType, country } = entry;
  const since = new Date(at.getTime() - series);
  const isNew = seriesKinds.includes(kind)
    ? sql`not exists (
        select from activity
        where owner_id = ${ownerId} and at > ${since} and kind = ${kind} and means = ${means}
          and actor_id is not distinct from ${actorId}::text and object_id is not distinct from ${objectId}::text)`
    : sql`true`;
  await sql`
    insert into activity (
      id, owner_id, actor_id, at, kind, means, means_name, object, object_id, object_name, document_type, country)
    select ${newId()}, id, ${actorId}, ${at}, ${kind}, ${means},
      (select name from api_keys where id = ${keyId}), ${object}, ${objectId}, ${name}, ${documentType}, ${country}
    from customers where id = ${ownerId} and ${isNew}
    for key share`.execute(trx);
}

export interface StoredEntry extends ObjectName {
  id: string;
  actorId: string | null;
  at: Date;
  kind: ActivityKind;
  means: ActivityMeans;
  meansName: string | null;
  object: ActivityObject;
  objectId: string | null;
  country: string | null;
}

export interface Asked {
  ownerId: string;
  /** Null: all. */
  kinds: readonly ActivityKind[] | null;
  since: Date | null;
  /** The entry that the page before ended with. */
  after: string | null;
  most: number;
}

/** The newest first. */
export function listActivity(db: Database, asked: Asked): Promise<StoredEntry[]> {
  const { ownerId, kinds, since, after, most } = asked;
  return db
    .selectFrom('activity')
    .select([
      'id',
      'actor_id as actorId',
      'at',
      'kind',
      'means',
      'means_name as meansName',
      'object',
      'object_id as objectId',
      'object_name as name',
      'document_type as documentType',
      'country',
    ])
    .where('owner_id', '=', ownerId)
    .$if(kinds !== null, (own) => own.where(sql<boolean>`kind = any(${kinds}::text[])`))
    .$if(since !== null, (own) => own.where('at', '>', since as Date))
    .$if(after !== null, (own) =>
      own.where(
        sql<boolean>`(at, id) < (
          select l.at, l.id from activity l where l.id = ${after} and l.owner_id = ${ownerId})`,
      ),
    )
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

const keptMonths = 24;

export async function removeOldActivity(db: Database, now: Date): Promise<void> {
  const before = new Date(now);
  before.setUTCMonth(before.getUTCMonth() - keptMonths);
  await db.deleteFrom('activity').where('at', '<', before).execute();
}
