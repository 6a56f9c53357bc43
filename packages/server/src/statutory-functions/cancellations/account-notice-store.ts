import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database/schema.ts';
import { emailKey } from '../../platform/email-key.ts';

interface Whose {
  id: string;
  email: string;
}

/** About plans of an account, or naming its address, of `cancellations`. */
export const selectNotices = ({ id, email }: Whose) => sql<boolean>`
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
    .where(selectNotices(account))
    .orderBy('received_at')
    .orderBy('id')
    .execute();
}

/** Whether somebody cancelled a contract of an account, and it is not known yet which. */
export async function isNoticeWaiting(db: Database, customerId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from cancellations n join customers a on a.email_key = lower(n.contract_email)
    where n.settled_at is null and a.id = ${customerId} limit 1`.execute(db);
  return rows.length > 0;
}

/** Before the plans of the account go, and after the letters about them. */
export async function removeNotices(trx: Transaction, account: Whose): Promise<void> {
  await trx.deleteFrom('cancellations').where(selectNotices(account)).execute();
}
