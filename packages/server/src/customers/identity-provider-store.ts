import type { Database, Transaction } from '../platform/database/schema.ts';

export interface StoredProvider {
  id: string;
  organisationId: string;
  issuer: string;
  clientId: string;
  sealedSecret: Uint8Array;
  /** Null: nobody has tried it as it is now. */
  testedAt: Date | null;
  required: boolean;
}

export async function findProvider(db: Database, organisationId: string): Promise<StoredProvider | null> {
  const row = await db
    .selectFrom('identity_providers')
    .select([
      'id',
      'organisation_id as organisationId',
      'issuer',
      'client_id as clientId',
      'sealed_secret as sealedSecret',
      'tested_at as testedAt',
      'required',
    ])
    .where('organisation_id', '=', organisationId)
    .executeTakeFirst();
  return row === undefined ? null : { ...row, sealedSecret: new Uint8Array(row.sealedSecret) };
}

/** In the place of the one before, with whose id it keeps whom it means. Nobody has tried it, and nobody has to use it. */
export async function putProvider(
  trx: Transaction,
  {
    id,
    ...given
  }: Pick<StoredProvider, 'id' | 'organisationId' | 'issuer' | 'clientId' | 'sealedSecret'> & {
    personId: string;
    now: Date;
  },
): Promise<void> {
  const { organisationId, issuer, clientId, sealedSecret, personId, now } = given;
  await trx
    .deleteFrom('identity_providers')
    .where('organisation_id', '=', organisationId)
    .where('id', '!=', id)
    .execute();
  const changed = { sealed_secret: sealedSecret, tested_at: null, required: false, set_by: personId };
  await trx
    .insertInto('identity_providers')
    .values({
      id,
      organisation_id: organisationId,
      issuer,
      client_id: clientId,
      created_at: now,
      ...changed,
    })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(changed))
    .execute();
}

/** False where there is none. */
export async function deleteProvider(trx: Transaction, organisationId: string): Promise<boolean> {
  const gone = await trx
    .deleteFrom('identity_providers')
    .where('organisation_id', '=', organisationId)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}

/** Whoever tries it vouches for it where nobody does. */
export async function noteTested(
  trx: Transaction,
  id: string,
  { personId, now }: { personId: string; now: Date },
): Promise<void> {
  await trx
    .updateTable('identity_providers')
    .set((of) => ({ tested_at: now, set_by: of.fn.coalesce(of.ref('set_by'), of.val(personId)) }))
    .where('id', '=', id)
    .execute();
}

/** Where this person vouched for it: as if it were just set, by nobody. Returns its id; null where there is nothing to do. */
export async function endVouching(
  trx: Transaction,
  { organisationId, personId }: { organisationId: string; personId: string },
): Promise<string | null> {
  const changed = await trx
    .updateTable('identity_providers')
    .set({ set_by: null, tested_at: null, required: false })
    .where('organisation_id', '=', organisationId)
    .where('set_by', '=', personId)
    .returning('id')
    .executeTakeFirst();
  return changed?.id ?? null;
}

/** False where there is none, or nobody has tried it. */
export async function setRequired(
  trx: Transaction,
  organisationId: string,
  required: boolean,
): Promise<boolean> {
  const changed = await trx
    .updateTable('identity_providers')
    .set({ required })
    .where('organisation_id', '=', organisationId)
    .$if(required, (tried) => tried.where('tested_at', 'is not', null))
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}
