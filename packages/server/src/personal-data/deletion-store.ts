import { sql } from 'kysely';
import { removeAgreements } from '../documents/records/delete-agreement-store.ts';
import type { BillingPorts } from '../billing/ports.ts';
import { removeNotices } from '../statutory-functions/cancellations/account-notice-store.ts';
import type { Transaction } from '../platform/database/schema.ts';
import { emailKey } from '../platform/email-key.ts';
import { removeDesks } from '../statutory-functions/requests/removal-store.ts';
import { removeFunctions } from '../statutory-functions/withdrawals/removal-store.ts';
import { removeEmails } from './account-email-store.ts';
import type { Account } from '../customers/account.ts';
import { deleteAccountRow } from '../customers/customer-store.ts';
import { removeBilling } from './deletion-billing-store.ts';

/**
 * Removes a locked account and all that belongs to it; payments stay, with what proves them. Live links go
 * on saying that their document is gone. The register of personal data says what becomes of each column.
 */
export async function removeAccount(
  ports: Pick<BillingPorts, 'enqueue' | 'secret'>,
  trx: Transaction,
  given: Account,
  now: Date,
): Promise<void> {
  // The address of an organisation is that of a member, whose letters stay.
  const account = given.organisation === null ? given : { ...given, email: '' };
  await trx.deleteFrom('scans').where('owner_id', '=', account.id).execute();
  const agreements = await trx
    .selectFrom('agreements')
    .select('id')
    .where('owner_id', '=', account.id)
    .orderBy('id')
    .forUpdate()
    .execute();
  const ids = agreements.map(({ id }) => id);
  await removeEmails(trx, { account, agreementIds: ids });
  await removeFunctions(trx, { ownerId: account.id, now });
  await removeDesks(trx, { ownerId: account.id, now });
  await removeNotices(trx, account);
  await removeBilling(ports, trx, { account, agreementIds: ids, now });
  await removeAgreements(trx, { agreementIds: ids, now });
  await sql`
    delete from sites s
    where s.owner_id = ${account.id}
      and not exists (select from agreements a where a.site_id = s.id)`.execute(trx);
  await trx.deleteFrom('websites').where('owner_id', '=', account.id).execute();
  // Agreements of others go on, but nothing is sent to this address any more.
  await sql`
    update agreements set delivery_email = null
    where lower(delivery_email) = ${emailKey(account.email)}`.execute(trx);
  await deleteAccountRow(trx, account.id);
}

/**
 * Removes accounts whose address nobody confirmed and that hold nothing, with their letters; answers at most
 * 500. One that is about to be confirmed is passed over.
 */
export async function removeUnconfirmed(trx: Transaction, madeBefore: Date, now: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with gone as (
      delete from customers where id in (
        select c.id from customers c
        where c.confirmed_at is null and c.created_at < ${madeBefore}
          and not exists (select from account_links l where l.customer_id = c.id and l.expires_at > ${now})
          and not exists (select from sessions s where s.customer_id = c.id)
          and not exists (select from agreements a where a.owner_id = c.id)
          and not exists (select from sites s where s.owner_id = c.id)
        limit 500 for update of c skip locked)
      returning id, email_key),
    letters as (
      delete from outbox o using gone
      where lower(o.recipient) = gone.email_key and o.message in ('activation', 'reset'))
    select id from gone`.execute(trx);
  return rows.map(({ id }) => id);
}
