import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../database/schema.ts';
import { emailKey } from '../sessions/email-key.ts';
import type { Account } from './account.ts';

/** Whose letters: those to an address, and those about agreements and payments wherever they went. */
export interface LettersOf {
  account: Pick<Account, 'id' | 'email'>;
  agreementIds: readonly string[];
}

/** Both carry private links. The keys of events are those that `agreement-mail.ts` and `payment-mail.ts` give. */
function belongsTo({ account: { id, email }, agreementIds }: LettersOf): RawBuilder<boolean> {
  return sql<boolean>`(lower(recipient) = ${emailKey(email)} or event_key = any(array(
    select 'agreement-ready:' || id from agreement_versions where agreement_id = any(${agreementIds}::text[])
    union all
    select k.event || t.id from transactions t,
      unnest(array['payment-approved:', 'payment-pending:', 'payment-refused:']) as k (event)
    where t.customer_id = ${id} or (t.item_type = 'agreement' and t.item_id = any(${agreementIds}::text[]))
    union all
    select 'refund:' || r.id from refunds r join transactions t on t.id = r.transaction_id
    where t.customer_id = ${id} or (t.item_type = 'agreement' and t.item_id = any(${agreementIds}::text[])))))`;
}

export async function removeLetters(trx: Transaction, whose: LettersOf): Promise<void> {
  await trx.deleteFrom('outbox').where(belongsTo(whose)).execute();
}

/** Oldest first; what was sent is empty but for its subject. */
export async function listLetters(db: Database, whose: LettersOf) {
  return db
    .selectFrom('outbox')
    .select(['message', 'recipient', 'language', 'subject', 'facts', 'text', 'html', 'status', 'created_at'])
    .where(belongsTo(whose))
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}
