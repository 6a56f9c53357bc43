-- When the operator was done with a notice that was left to a person. It is written once, after the outcome.
-- contract: no version before this one writes the column.
alter table cancellations
  add column decided_at timestamptz,
  add check (decided_at is null or coalesce(outcome, 'ends') in ('review', 'open'));

create or replace function cancellation_row_guard() returns trigger language plpgsql as $$
begin
  if (new.id, new.received_at, new.kind, new.reason, new.name, new.contract, new.contract_email, new.email,
      new.end_on, new.language) is not distinct from
      (old.id, old.received_at, old.kind, old.reason, old.name, old.contract, old.contract_email, old.email,
      old.end_on, old.language)
    and old.decided_at is null
    and (old.settled_at is null
      or (new.outcome, new.subscription_id, new.ends_at, new.settled_at) is not distinct from
        (old.outcome, old.subscription_id, old.ends_at, old.settled_at))
    then return new; end if;
  raise exception '% on % is refused: its rows never change', tg_op, tg_table_name
    using errcode = 'integrity_constraint_violation';
end $$;
