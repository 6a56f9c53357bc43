-- The operator's own terms as they were when something was bought: one row for each text, however many bought under
-- it. Letters attach them, so that a later text changes no earlier contract (Directive 2011/83/EU, Article 8(7)).
create table sold_terms (
  -- Of everything that the row says.
  hash random_id primary key,
  type text not null check (type in ('TERMS_CONDITIONS', 'RETURN_REFUND_POLICY')),
  number integer not null check (number >= 1),
  effective_on date not null,
  language document_language not null,
  tree jsonb not null,
  kept_at timestamptz not null
);
create trigger sold_terms_never_change
  before update or delete on sold_terms for each row execute function refuse_change();
