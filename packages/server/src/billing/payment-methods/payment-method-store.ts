import { newId } from '../../platform/database/ids.ts';
import type { Database, Schema, Transaction } from '../../platform/database/schema.ts';
import type { VaultedMethod } from '../provider-interface/provider.ts';

export type VaultProcessor = Schema['payment_methods']['processor'];

/** A saved method of a customer. */
export interface SavedMethod extends VaultedMethod {
  id: string;
  customerId: string;
  processor: VaultProcessor;
  isDefault: boolean;
}

const columns = [
  'id',
  'customer_id as customerId',
  'processor',
  'reference',
  'kind',
  'brand',
  'last4',
  'label',
  'expires_month as expiresMonth',
  'expires_year as expiresYear',
  'is_default as isDefault',
] as const;

/** The default one first, then the newest. */
export async function listSavedMethods(db: Database, customerId: string): Promise<SavedMethod[]> {
  return db
    .selectFrom('payment_methods')
    .select(columns)
    .where('customer_id', '=', customerId)
    .orderBy('is_default', 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute();
}

export async function findMethod(db: Database, id: string): Promise<SavedMethod | null> {
  const row = await db.selectFrom('payment_methods').select(columns).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/** Of a customer, by the provider's token. */
export async function findMethodByReference(
  db: Database,
  { processor, reference }: { processor: string; reference: string },
): Promise<SavedMethod | null> {
  const row = await db
    .selectFrom('payment_methods')
    .select(columns)
    .where('processor', '=', processor as VaultProcessor)
    .where('reference', '=', reference)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Saves what a provider vaulted; the same token again only brings its facts up to date. Null where the
 * token is somebody else's. The first method of a customer is the default one.
 */
export async function upsertMethod(
  trx: Transaction,
  given: { customerId: string; processor: VaultProcessor; method: VaultedMethod; now: Date },
): Promise<string | null> {
  const { customerId, processor, method, now } = given;
  const facts = {
    kind: method.kind,
    brand: method.brand.slice(0, 40),
    last4: method.last4.slice(-4),
    label: method.label.slice(0, 320),
    expires_month: method.expiresMonth,
    expires_year: method.expiresYear,
  };
  const row = await trx
    .insertInto('payment_methods')
    .values({
      id: newId(),
      customer_id: customerId,
      processor,
      reference: method.reference,
      ...facts,
      created_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .constraint('payment_methods_reference_key')
        .doUpdateSet(facts)
        .where('payment_methods.customer_id', '=', customerId),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

export async function hasDefault(db: Database, customerId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_methods')
    .select('id')
    .where('customer_id', '=', customerId)
    .where('is_default', '=', true)
    .executeTakeFirst();
  return row !== undefined;
}

export async function makeDefault(trx: Transaction, customerId: string, id: string): Promise<void> {
  const own = trx.updateTable('payment_methods').where('customer_id', '=', customerId);
  // In this order: the unique index looks at each row as it changes.
  await own.set({ is_default: false }).where('id', '!=', id).where('is_default', '=', true).execute();
  await own.set({ is_default: true }).where('id', '=', id).execute();
}

export async function deleteMethod(trx: Transaction, id: string): Promise<void> {
  await trx.deleteFrom('payment_methods').where('id', '=', id).execute();
}
