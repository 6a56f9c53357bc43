-- Versions that were ever served, and since when: what the hosted page lists. A version that nobody
-- paid for stands in agreement_versions only.
create table served_versions (
  version_id random_id primary key,
  agreement_id random_id not null references agreements (id) on delete cascade,
  served_at timestamptz not null,
  constraint served_versions_version_fkey foreign key (version_id, agreement_id)
    references agreement_versions (id, agreement_id) on delete cascade
);
create index served_versions_agreement on served_versions (agreement_id);

-- The operator may say that an order was paid by another way.
alter table transactions drop constraint transactions_processor_check;
alter table transactions add constraint transactions_processor_check
  check (processor in ('sandbox', 'stripe', 'braintree', 'paypal', 'fastspring', 'operator'));
