-- Payments of the time before tax and discounts: their quotes take the shape of today's, and what was paid is
-- in the books, so that they can be shown and given back as every other.
insert into ledger_entries (transaction_id, posting, account, amount, currency, at)
  select t.id, 'sale', side.account, side.sign * t.amount, t.currency, t.updated_at
  from transactions t, (values ('provider', 1), ('revenue', -1)) as side (account, sign)
  where t.quote->'item' is null and t.state = 'approved' and t.amount > 0;
update transactions t set quote = jsonb_build_object(
  'item', jsonb_build_object(
    'type', 'agreement', 'agreementId', t.item_id, 'versionId', t.quote->'versionId', 'upgrade', false),
  'product', '',
  'lines', (
    select coalesce(jsonb_agg(line || jsonb_build_object('label', line->'code', 'discount', 0) order by place), '[]')
    from jsonb_array_elements(t.quote->'lines') with ordinality as lines (line, place)),
  'net', t.amount, 'discount', 0, 'vat', 0, 'total', t.amount, 'currency', t.currency,
  'tax', '{"treatment": "not-registered", "country": "", "rate": 0, "own": null}'::jsonb,
  'discountCode', null,
  'buyer', '{"country": "", "viesConsultation": null, "viesName": null}'::jsonb,
  'evidence', '{"billing": "", "connection": null, "confirmed": false}'::jsonb)
  where t.quote->'item' is null;
