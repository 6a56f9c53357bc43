import type { Language } from '@clausewright/contract';
import { newId } from '../../platform/database/ids.ts';
import { reusedQuery } from '../../platform/database/reused-query.ts';
import type { Database, Transaction } from '../../platform/database/schema.ts';

/** The withdrawal function of one site. */
export interface WithdrawalFunction {
  id: string;
  ownerId: string;
  token: string;
  place: string;
  /** Who consumers withdraw towards, and where declarations are sent. */
  trader: string;
  email: string;
  language: Language;
  active: boolean;
}

const columns = [
  'id',
  'owner_id as ownerId',
  'token',
  'place',
  'trader',
  'email',
  'language',
  'active',
] as const;

const byToken = reusedQuery((db, token) =>
  db.selectFrom('withdrawal_functions').select(columns).where('token', '=', token),
);

export async function findByToken(db: Database, token: string): Promise<WithdrawalFunction | null> {
  const [found] = await byToken(db, token);
  return found ?? null;
}

export async function findFunction(db: Database, id: string): Promise<WithdrawalFunction | null> {
  const query = db.selectFrom('withdrawal_functions').select(columns).where('id', '=', id);
  return (await query.executeTakeFirst()) ?? null;
}

export async function findByPlace(
  db: Database,
  { ownerId, place }: Pick<WithdrawalFunction, 'ownerId' | 'place'>,
): Promise<WithdrawalFunction | null> {
  const query = db
    .selectFrom('withdrawal_functions')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .where('place', '=', place);
  return (await query.executeTakeFirst()) ?? null;
}

/** Of one account, in the order of their sites. */
export async function listFunctions(db: Database, ownerId: string): Promise<WithdrawalFunction[]> {
  return db
    .selectFrom('withdrawal_functions')
    .select(columns)
    .where('owner_id', '=', ownerId)
    .orderBy('place')
    .execute();
}

/** What its owner decides of a function. */
export type FunctionChange = Pick<WithdrawalFunction, 'trader' | 'email' | 'active'>;

/** The function of a site, made with an address of its own or changed: a second press finds the first one's. */
export async function saveFunction(
  trx: Transaction,
  given: FunctionChange & Pick<WithdrawalFunction, 'ownerId' | 'place' | 'language'> & { now: Date },
): Promise<WithdrawalFunction> {
  const { ownerId, now, ...rest } = given;
  const { trader, email, active } = rest;
  return trx
    .insertInto('withdrawal_functions')
    .values({ ...rest, id: newId(), token: newId(), owner_id: ownerId, created_at: now, updated_at: now })
    .onConflict((conflict) =>
      conflict
        .constraint('withdrawal_functions_place_key')
        .doUpdateSet({ trader, email, active, updated_at: now }),
    )
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function changeFunction(
  trx: Transaction,
  id: string,
  { trader, email, active, now }: FunctionChange & { now: Date },
): Promise<void> {
  await trx
    .updateTable('withdrawal_functions')
    .set({ trader, email, active, updated_at: now })
    .where('id', '=', id)
    .execute();
}
