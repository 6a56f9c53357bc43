import { type RawBuilder, sql } from 'kysely';
import type { Transaction } from '../database/schema.ts';

/** Letters about agreements wherever they went; the keys of events are those that writers in this folder give. */
export function emailsAbout(agreementIds: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`(message = 'law-alert' and split_part(event_key, ':', 2) = any(${agreementIds}::text[])
    or event_key = any(array(
    select k.event || v.id from agreement_versions v,
      unnest(array['agreement-ready:', 'wording-released:']) as k (event)
    where v.agreement_id = any(${agreementIds}::text[])
    union all
    select k.event || t.id from transactions t,
      unnest(array['payment-approved:', 'payment-pending:', 'payment-refused:']) as k (event)
    where t.item_type = 'agreement' and t.item_id = any(${agreementIds}::text[])
    union all
    select 'refund:' || r.id from refunds r join transactions t on t.id = r.transaction_id
    where t.item_type = 'agreement' and t.item_id = any(${agreementIds}::text[]))))`;
}

/** Of links: the access token of the agreement, as a parameter. */
const tokenInLink = '[?]token=[A-Za-z0-9_-]{43}';

/**
 * Takes the access tokens out of what still waits to be sent, or was given up and may be sent again: written before an
 * account took the agreements, it would bring their proof to whoever reads the mail.
 */
export async function removeTokensFromEmails(
  trx: Transaction,
  agreementIds: readonly string[],
): Promise<void> {
  if (agreementIds.length === 0) return;
  await sql`
    update outbox set
      text = regexp_replace(text, ${tokenInLink}, '', 'g'),
      html = regexp_replace(html, ${tokenInLink}, '', 'g'),
      facts = regexp_replace(facts::text, ${tokenInLink}, '', 'g')::jsonb
    where status <> 'sent' and ${emailsAbout(agreementIds)}`.execute(trx);
}
