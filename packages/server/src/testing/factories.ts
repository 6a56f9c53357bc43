import { createHash, randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { hashToken, newId, newToken } from '../platform/database/ids.ts';
import { json } from '../platform/database/json.ts';
import type { Database, Schema } from '../platform/database/schema.ts';

type Given<Table extends keyof Schema> = Partial<Insertable<Schema[Table]>>;

export const someTime = new Date('2026-03-01T12:00:00Z');
export const someHash = createHash('sha256').update('some').digest('hex');

export async function makeSite(db: Database, given: Given<'sites'> = {}) {
  return db
    .insertInto('sites')
    .values({
      id: newId(),
      name: 'Example Shop',
      address: 'https://shop.example',
      created_at: someTime,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** An unfinished agreement on a new site unless one is given; `token` opens it. */
export async function makeAgreement(db: Database, given: Given<'agreements'> = {}) {
  const token = newToken();
  const row = await db
    .insertInto('agreements')
    .values({
      id: newId(),
      site_id: given.site_id ?? (await makeSite(db)).id,
      type: 'PRIVACY_POLICY',
      status: 'unfinished',
      access_token_hash: hashToken(token),
      request_id: randomUUID(),
      request_hash: hashToken(token),
      interface_language: 'en',
      live_token: newId(),
      created_at: someTime,
      updated_at: someTime,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return { ...row, token };
}

/** The first version of an agreement, which becomes its current one. */
export async function makeVersion(db: Database, given: Given<'agreement_versions'> = {}) {
  const version = await db
    .insertInto('agreement_versions')
    .values({
      id: newId(),
      agreement_id: given.agreement_id ?? (await makeAgreement(db)).id,
      number: 1,
      questionnaire_version: 1,
      law_catalogue_version: '1',
      clause_versions: json({}),
      answers: json({}),
      included: json({}),
      hash: someHash,
      created_at: someTime,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await db
    .updateTable('agreements')
    .set({ current_version_id: version.id })
    .where('id', '=', version.agreement_id)
    .execute();
  return version;
}

export async function makeTransaction(db: Database, given: Given<'transactions'> = {}) {
  return db
    .insertInto('transactions')
    .values({
      id: newId(),
      item_type: 'agreement',
      item_id: given.item_id ?? (await makeAgreement(db)).id,
      state: 'processing',
      processor: 'sandbox',
      quote: json({ lines: [] }),
      quote_hash: someHash,
      amount: 1900,
      currency: 'EUR',
      created_at: someTime,
      updated_at: someTime,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}
