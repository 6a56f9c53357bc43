import { type RawBuilder, sql } from 'kysely';

/** Letters about agreements wherever they went; the keys of events are those that writers in this folder give. */
export function lettersAbout(agreementIds: readonly string[]): RawBuilder<boolean> {
  return sql<boolean>`(message = 'law-alert' and split_part(event_key, ':', 2) = any(${agreementIds}::text[])
    or event_key = any(array(
    select 'agreement-ready:' || id from agreement_versions where agreement_id = any(${agreementIds}::text[])
    union all
    select k.event || t.id from transactions t,
      unnest(array['payment-approved:', 'payment-pending:', 'payment-refused:']) as k (event)
    where t.item_type = 'agreement' and t.item_id = any(${agreementIds}::text[])
    union all
    select 'refund:' || r.id from refunds r join transactions t on t.id = r.transaction_id
    where t.item_type = 'agreement' and t.item_id = any(${agreementIds}::text[]))))`;
}
