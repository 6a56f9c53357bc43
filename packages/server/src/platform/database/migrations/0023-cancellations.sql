-- Notices by which consumers cancel a plan without logging in (§ 312k BGB, art. L. 215-1-1 Code de la consommation).
create table cancellations (
  -- Follows from the form that was sent: a second press meets the row of the first.
  id random_id primary key,
  received_at timestamptz not null,
  kind text not null check (kind in ('ordinary', 'for-cause')),
  reason text check (length(reason) between 1 and 2000),
  name text not null check (length(name) between 1 and 200),
  contract text not null check (length(contract) between 1 and 500),
  -- Of the account that has the plan, as it was typed, and where the confirmation goes.
  contract_email text not null check (length(contract_email) between 4 and 320),
  email text not null check (length(email) between 4 and 320),
  -- Null: as early as possible.
  end_on date,
  language document_language not null,
  -- What became of it, null until a job has looked. ends: the plan is not renewed. review: the same, and the operator
  -- decides whether it ends before. over: it had ended before. open: the operator decides everything.
  outcome text check (outcome in ('ends', 'review', 'over', 'open')),
  -- The plan that was meant; it may be gone by now.
  subscription_id random_id,
  ends_at timestamptz,
  settled_at timestamptz,
  check (kind = 'ordinary' or reason is not null),
  check ((outcome is null) = (settled_at is null)),
  check ((ends_at is not null) = (coalesce(outcome, 'open') <> 'open'))
);
create index cancellations_received on cancellations (received_at desc, id);
create index cancellations_waiting on cancellations (received_at) where settled_at is null;
create index cancellations_plan on cancellations (subscription_id);
create index cancellations_contract_email on cancellations (lower(contract_email));

-- What was declared never changes, and what became of it is written once.
create function cancellation_row_guard() returns trigger language plpgsql as $$
begin
  if old.settled_at is null
    and (new.id, new.received_at, new.kind, new.reason, new.name, new.contract, new.contract_email, new.email,
      new.end_on, new.language) is not distinct from
      (old.id, old.received_at, old.kind, old.reason, old.name, old.contract, old.contract_email, old.email,
      old.end_on, old.language) then return new; end if;
  raise exception '% on % is refused: its rows never change', tg_op, tg_table_name
    using errcode = 'integrity_constraint_violation';
end $$;
create trigger cancellations_never_change
  before update on cancellations for each row execute function cancellation_row_guard();
