-- Whether nothing of an organisation is published before somebody approved of this very version.
alter table customers add column approval_required boolean not null default false;

-- Who changed what waits, since it was published last: such a person cannot approve of it.
create table draft_authors (
  agreement_id random_id references agreements (id) on delete cascade,
  consent_id random_id references consents (id) on delete cascade,
  person_id random_id not null references customers (id) on delete cascade,
  check ((agreement_id is null) <> (consent_id is null)),
  constraint draft_authors_agreement_key unique (agreement_id, person_id),
  constraint draft_authors_consent_key unique (consent_id, person_id)
);
create index draft_authors_person on draft_authors (person_id);

-- What members said of a version of a document, or of the draft of a banner, before it is published.
create table approvals (
  id random_id primary key,
  organisation_id random_id not null references customers (id) on delete cascade,
  agreement_id random_id references agreements (id) on delete cascade,
  consent_id random_id references consents (id) on delete cascade,
  -- Of a document the id of its version, of a banner the digest of its draft: of this one alone it was said.
  revision text not null check (length(revision) between 1 and 64),
  -- Of the version, for people to read.
  number integer check (number >= 1),
  -- Null: the account is gone.
  person_id random_id references customers (id) on delete set null,
  approved boolean not null,
  remark text check (length(remark) between 1 and 500),
  at timestamptz not null,
  check ((agreement_id is null) <> (consent_id is null))
);
create index approvals_agreement on approvals (agreement_id, at);
create index approvals_consent on approvals (consent_id, at);
create index approvals_organisation on approvals (organisation_id);
create index approvals_person on approvals (person_id);

-- What was said stays said: it goes with what it is about, and of whoever deletes the account only the name goes.
create function approval_row_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if not exists (select 1 from customers c where c.id = old.organisation_id)
      or not exists (select 1 from agreements a where a.id = old.agreement_id
        union all select 1 from consents c where c.id = old.consent_id) then return old; end if;
  elsif new.person_id is null and (new.id, new.organisation_id, new.agreement_id, new.consent_id, new.revision,
      new.number, new.approved, new.remark, new.at) is not distinct from
      (old.id, old.organisation_id, old.agreement_id, old.consent_id, old.revision,
      old.number, old.approved, old.remark, old.at) then return new;
  end if;
  raise exception '% on % is refused: what was said stays said', tg_op, tg_table_name
    using errcode = 'integrity_constraint_violation';
end $$;
create trigger approvals_never_change
  before update or delete on approvals for each row execute function approval_row_guard();
create trigger approvals_is_never_emptied
  before truncate on approvals for each statement execute function refuse_change();
