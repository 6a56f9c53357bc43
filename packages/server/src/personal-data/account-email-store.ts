import { type RawBuilder, sql } from 'kysely';
import { selectNotices } from '../statutory-functions/cancellations/account-notice-store.ts';
import type { Database, Transaction } from '../platform/database/schema.ts';
import { emailsAbout } from '../platform/mail/agreement-email-store.ts';
import { ownEmails } from '../platform/mail/own-emails.ts';
import { deskEmails, requestEmails } from '../platform/mail/request-messages.ts';
import { visitorEmails } from '../platform/mail/visitor-emails.ts';
import { withdrawalEmails } from '../platform/mail/withdrawal-messages.ts';
import { emailKey } from '../platform/email-key.ts';
import type { Account } from '../customers/account.ts';

/** Whose letters: those to an address, and those about agreements, banners and payments wherever they went. */
export interface AccountEmails {
  account: Pick<Account, 'id' | 'email'>;
  agreementIds: readonly string[];
}

const notByAddress = [...visitorEmails, ...ownEmails];

/**
 * Both carry private links. The keys of events are those that `payment-mail.ts` and `declaration-store.ts` give.
 * What a consumer was told who withdrew belongs to whose function it was, whoever else has his address.
 */
function belongsTo({ account: { id, email }, agreementIds }: AccountEmails): RawBuilder<boolean> {
  return sql<boolean>`((lower(recipient) = ${emailKey(email)} and message <> all(${notByAddress}::text[]))
    or (message = any(${ownEmails}::text[]) and split_part(event_key, ':', 2) = ${id})
    or ${emailsAbout(agreementIds)}
    or (message = any(${withdrawalEmails}::text[]) and split_part(event_key, ':', 2) = any(array(
      select f.id from withdrawal_functions f where f.owner_id = ${id})))
    or ((message = any(${[...requestEmails, ...deskEmails]}::text[]))
      and split_part(event_key, ':', 2) = any(array(
        select d.id from request_desks d join websites w on w.id = d.website_id where w.owner_id = ${id})))
    or (message in ('cancellation-received', 'cancellation-notice') and split_part(event_key, ':', 2) = any(array(
      select n.id from cancellations n where ${selectNotices({ id, email })})))
    or (message = 'consent-install' and split_part(event_key, ':', 2) = any(array(
      select c.id from consents c where c.owner_id = ${id})))
    or event_key = any(array(
      select k.event || t.id from transactions t,
        unnest(array['payment-approved:', 'payment-pending:', 'payment-refused:']) as k (event)
      where t.customer_id = ${id}
      union all
      select 'refund:' || r.id from refunds r join transactions t on t.id = r.transaction_id
      where t.customer_id = ${id})))`;
}

export async function removeEmails(trx: Transaction, whose: AccountEmails): Promise<void> {
  await trx.deleteFrom('outbox').where(belongsTo(whose)).execute();
}

/** Oldest first; what was sent is empty but for its subject. */
export async function listEmails(db: Database, whose: AccountEmails) {
  return db
    .selectFrom('outbox')
    .select(['message', 'recipient', 'language', 'subject', 'facts', 'text', 'html', 'status', 'created_at'])
    .where(belongsTo(whose))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
