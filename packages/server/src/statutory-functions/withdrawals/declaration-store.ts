import type { Language } from '@clausewright/contract';
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/schema.ts';

/** What a consumer says who withdraws from a contract (Directive 2011/83/EU, Article 11a(2)). */
export interface Declaration {
  name: string;
  /** How the contract is told from others, such as an order number. */
  contract: string;
  /** Which part of it; null where all of it is meant. */
  items: string | null;
  /** Where the acknowledgement goes. */
  email: string;
}

export interface StoredDeclaration extends Declaration {
  id: string;
  receivedAt: Date;
  language: Language;
}

/** False where the form was confirmed before: the row of that press stands. */
export async function insertDeclaration(
  trx: Transaction,
  functionId: string,
  { receivedAt, ...declaration }: StoredDeclaration,
): Promise<boolean> {
  const written = await trx
    .insertInto('withdrawals')
    .values({ ...declaration, function_id: functionId, received_at: receivedAt })
    .onConflict((conflict) => conflict.columns(['function_id', 'id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return written !== undefined;
}

export async function receivedAt(db: Database, functionId: string, id: string): Promise<Date> {
  const { received_at: at } = await db
    .selectFrom('withdrawals')
    .select('received_at')
    .where('function_id', '=', functionId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return at;
}

/** Keys of the two letters about a declaration, by which their delivery is found again. They stay as long as it does. */
export const emailKeys = {
  acknowledgement: (functionId: string, id: string) => `withdrawal-received:${functionId}:${id}`,
  notice: (functionId: string, id: string) => `withdrawal-notice:${functionId}:${id}`,
};

export type EmailState = 'waiting' | 'sent' | 'failed';

export interface LoggedDeclaration extends StoredDeclaration {
  acknowledgement: EmailState;
  notice: EmailState;
}

/** Newest first. */
function logged(db: Database, functionId: string) {
  // A letter that is not there did not arrive.
  const state = (kind: string) => sql<EmailState>`coalesce((select o.status from outbox o
    where o.event_key = ${kind} || w.function_id || ':' || w.id), 'failed')`;
  return db
    .selectFrom('withdrawals as w')
    .select([
      'w.id',
      'w.received_at as receivedAt',
      'w.name',
      'w.email',
      'w.contract',
      'w.items',
      'w.language',
      state('withdrawal-received:').as('acknowledgement'),
      state('withdrawal-notice:').as('notice'),
    ])
    .where('w.function_id', '=', functionId)
    .orderBy('w.received_at', 'desc')
    .orderBy('w.id');
}

export async function listDeclarations(
  db: Database,
  functionId: string,
  { page, perPage }: { page: number; perPage: number },
): Promise<LoggedDeclaration[]> {
  return logged(db, functionId)
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
}

/** So many that are older than one of them; the newest where none is named. */
export async function declarationsBefore(
  db: Database,
  functionId: string,
  last: Pick<StoredDeclaration, 'id' | 'receivedAt'> | null,
  most: number,
): Promise<LoggedDeclaration[]> {
  return logged(db, functionId)
    .$if(last !== null, (all) =>
      all.where(
        sql<boolean>`(w.received_at < ${last?.receivedAt} or (w.received_at = ${last?.receivedAt} and w.id > ${last?.id}))`,
      ),
    )
    .limit(most)
    .execute();
}

/** How many each function has; one without any is left out. */
export async function countDeclarations(
  db: Database,
  functionIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (functionIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('withdrawals')
    .select((row) => ['function_id', row.fn.countAll<number>().as('total')])
    .where('function_id', 'in', [...functionIds])
    .groupBy('function_id')
    .execute();
  return new Map(rows.map(({ function_id: id, total }) => [id, total]));
}
