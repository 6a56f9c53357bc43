import { type RawBuilder, sql } from 'kysely';
import type { Database, Transaction } from '../database/schema.ts';
import { emailKey } from '../sessions/email-key.ts';

/** Whose letters: those to an address, and those about agreements wherever they went. */
export interface LettersOf {
  email: string;
  agreementIds: readonly string[];
}

/** Both carry private links. The keys of events are those that `agreement-mail.ts` gives. */
function belongsTo({ email, agreementIds }: LettersOf): RawBuilder<boolean> {
  return sql<boolean>`(lower(recipient) = ${emailKey(email)} or event_key = any(array(
    select 'agreement-ready:' || id from agreement_versions where agreement_id = any(${agreementIds}::text[])
    union all
    select 'payment-approved:' || id from transactions
    where item_type = 'agreement' and item_id = any(${agreementIds}::text[]))))`;
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
