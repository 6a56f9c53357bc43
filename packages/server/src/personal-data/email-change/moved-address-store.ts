import { sql } from 'kysely';
import { addToProviderOutbox } from '../../billing/provider-outbox/provider-outbox-store.ts';
import { emailKey } from '../../platform/email-key.ts';
import type { Transaction } from '../../platform/database/schema.ts';
import type { Enqueue } from '../../platform/jobs/start-jobs.ts';
import { ownEmails } from '../../platform/mail/own-emails.ts';
import { visitorEmails } from '../../platform/mail/visitor-emails.ts';

/** Holds the organisations that a person belongs to, in an order in which nobody waits in a circle. */
export async function lockJoined(trx: Transaction, personId: string): Promise<void> {
  await sql`
    select id from customers
    where id in (select organisation_id from members where person_id = ${personId})
    order by id for update`.execute(trx);
}

interface Move {
  id: string;
  from: string;
  to: string;
  now: Date;
}

/**
 * What else has the address of a person by a copy: letters of organisations, invitations, documents and payments go to
 * the new one from now on, and providers of payments are told. What was agreed to or declared stays as it was written.
 */
export async function moveAddress(
  { enqueue }: { enqueue: Enqueue },
  trx: Transaction,
  { id, from, to, now }: Move,
): Promise<void> {
  const before = emailKey(from);
  const { rows: organisations } = await sql<{ id: string }>`
    update customers set email = ${to}, updated_at = ${now}
    where organisation is not null and lower(email) = ${before}
      and id in (select organisation_id from members where person_id = ${id})
    returning id`.execute(trx);
  const accounts = [id, ...organisations.map((one) => one.id)];
  await moveInvitations(trx, before, to);
  await sql`
    update agreements set delivery_email = ${to}
    where owner_id = any(${accounts}::text[]) and lower(delivery_email) = ${before}`.execute(trx);
  await sql`
    update transactions set email = ${to}
    where customer_id = any(${accounts}::text[]) and lower(email) = ${before}`.execute(trx);
  // Letters that were sent stay those of this account, whoever has the old address next; what waits goes where it was meant to.
  await sql`
    update outbox set recipient = ${to}
    where lower(recipient) = ${before} and status <> 'waiting'
      and message <> all(${[...visitorEmails, ...ownEmails]}::text[])`.execute(trx);
  const known = await trx
    .selectFrom('provider_customers')
    .select(['processor', 'reference'])
    .where('customer_id', 'in', accounts)
    .execute();
  const errands = known.map((one) => ({ ...one, errand: 'readdress-customer' }) as const);
  await addToProviderOutbox(trx, enqueue, errands, now);
}

/** One to the new address that is there already goes first: it is the newer wish of the same organisation, or the same. */
async function moveInvitations(trx: Transaction, before: string, to: string): Promise<void> {
  await sql`
    delete from invitations old where old.email_key = ${before} and exists (
      select from invitations new where new.organisation_id = old.organisation_id
        and new.email_key = ${emailKey(to)})`.execute(trx);
  await trx
    .updateTable('invitations')
    .set({ email: to, email_key: emailKey(to) })
    .where('email_key', '=', before)
    .execute();
}
