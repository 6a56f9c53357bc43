-- The online withdrawal function (Directive 2011/83/EU, Article 11a) that an owner has us host for a site.
create table withdrawal_functions (
  id random_id primary key,
  owner_id random_id not null references customers (id),
  -- Of its public address, for good.
  token random_id not null constraint withdrawal_functions_token_key unique,
  -- What tells that documents are for one site: its domain, or `app:` and the name of the app.
  place text not null check (length(place) between 1 and 600),
  -- Who the consumer withdraws towards, and where he may write instead; declarations are sent there too.
  trader text not null check (length(trader) between 1 and 200),
  email text not null check (length(email) between 4 and 320),
  -- Where an address names no language and a browser wishes none.
  language document_language not null,
  active boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint withdrawal_functions_place_key unique (owner_id, place)
);

-- What consumers declared. The id follows from the form that was confirmed: a second press meets the row of the first.
create table withdrawals (
  function_id random_id not null references withdrawal_functions (id) on delete cascade,
  id random_id not null,
  received_at timestamptz not null,
  name text not null check (length(name) between 1 and 200),
  email text not null check (length(email) between 4 and 320),
  contract text not null check (length(contract) between 1 and 500),
  -- Null where the whole contract is meant.
  items text check (length(items) between 1 and 2000),
  language document_language not null,
  primary key (function_id, id)
);
create index withdrawals_received on withdrawals (function_id, received_at desc, id);

-- Three years after the end of the year in which it came (§§ 195, 199 BGB).
create function withdrawal_is_over(received timestamptz) returns boolean language sql stable as $$
  select now() at time zone 'UTC' >= date_trunc('year', received at time zone 'UTC') + interval '4 years'
$$;

-- Proof of a right that was used: no row is changed, and none goes before its time but with its function.
-- By the database's own clock, as a wrong one must not cost the proof.
create function withdrawal_row_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if withdrawal_is_over(old.received_at)
      or not exists (select 1 from withdrawal_functions f where f.id = old.function_id) then return old; end if;
  end if;
  raise exception '% on % is refused: its rows never change', tg_op, tg_table_name
    using errcode = 'integrity_constraint_violation';
end $$;
create trigger withdrawals_never_change
  before update or delete on withdrawals for each row execute function withdrawal_row_guard();
create trigger withdrawals_is_never_emptied
  before truncate on withdrawals for each statement execute function refuse_change();
