import { sql } from 'kysely';
import type { Database, Transaction } from '../database/schema.ts';
import { emailKey } from '../sessions/email-key.ts';

interface Whose {
  id: string;
  email: string;
}

/** About plans of an account, or naming its address, of `cancellations`. */
export const noticesOf = ({ id, email }: Whose) => sql<boolean>`
  (lower(contract_email) = ${emailKey(email)}
    or subscription_id in (select s.id from subscriptions s where s.customer_id = ${id}))`;

/** Oldest first. */
export async function noticesAbout(db: Database, account: Whose) {
  return db
    .selectFrom('cancellations')
    .select([
      'received_at',
      'kind',
      'reason',
      'name',
      'contract',
      'contract_email',
      'email',
      'end_on',
      'language',
      'outcome',
      'ends_at',
    ])
    .where(noticesOf(account))
    .orderBy('received_at')
    .orderBy('id')
    .execute();
}

/** Before the plans of the account go, and after the letters about them. */
export async function removeNotices(trx: Transaction, account: Whose): Promise<void> {
  await trx.deleteFrom('cancellations').where(noticesOf(account)).execute();
}
