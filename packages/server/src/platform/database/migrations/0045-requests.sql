-- The desk that an owner has us host for a website, where visitors make requests under laws on privacy.
create table request_desks (
  id random_id primary key,
  website_id random_id not null constraint request_desks_website_key unique references websites (id) on delete cascade,
  -- Of its public address, for good.
  token random_id not null constraint request_desks_token_key unique,
  -- Who is asked, and where visitors may write instead; word of requests goes there too.
  trader text not null check (length(trader) between 1 and 200),
  email text not null check (length(email) between 4 and 320),
  -- Where an address names no language and a browser wishes none.
  language document_language not null,
  active boolean not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- One request. The id follows from the form that was sent: a second press meets the row of the first.
create table privacy_requests (
  id random_id primary key,
  desk_id random_id not null references request_desks (id) on delete cascade,
  -- By which people name it; says nothing of how many there are.
  number text not null check (number ~ '^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$'),
  kind text not null check (length(kind) between 1 and 20),
  email text not null check (length(email) between 4 and 320),
  said text check (length(said) between 1 and 2000),
  language document_language not null,
  received_at timestamptz not null,
  -- The day where the owner sits, from which periods run.
  received_on date not null,
  -- Laws of the policy as it stood then, the one that sets the day, and its article; null: our own rule.
  laws text[] not null,
  law text check (length(law) between 1 and 40),
  article text check (length(article) between 1 and 300),
  confirm_by date,
  due_on date not null check (due_on > received_on),
  -- To which day the law lets the owner extend; null once that is done.
  extendable_to date,
  -- unconfirmed: the link to the address was not pressed.
  state text not null check (state in ('unconfirmed', 'open', 'extended', 'done', 'refused')),
  -- Days before the due day at which the owner was reminded last: 7, 1, 0.
  reminded smallint check (reminded in (7, 1, 0)),
  constraint privacy_requests_number_key unique (desk_id, number)
);
create index privacy_requests_due on privacy_requests (desk_id, due_on, id);
create index privacy_requests_waiting on privacy_requests (due_on) where state in ('unconfirmed', 'open', 'extended');

-- What became of a request, in its order.
create table privacy_request_events (
  request_id random_id not null references privacy_requests (id) on delete cascade,
  number integer not null check (number >= 1),
  kind text not null check (kind in ('received', 'confirmed', 'extended', 'done', 'refused')),
  at timestamptz not null,
  -- What the owner told the visitor.
  said text check (length(said) between 1 and 2000),
  due_on date,
  primary key (request_id, number)
);

-- Three years after the end of the year in which it came, as a withdrawal; one that nobody confirmed or answered after six
-- months, when no law lets an answer take longer. By the database's own clock, as a wrong one must not cost the proof.
create function privacy_request_is_over(received timestamptz, state text) returns boolean language sql stable as $$
  select withdrawal_is_over(received)
    or (state = 'unconfirmed' and now() >= received + interval '6 months')
$$;

-- What was asked never changes; only what becomes of it does, and a closed request stays closed.
create function privacy_request_row_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if privacy_request_is_over(old.received_at, old.state)
      or not exists (select 1 from request_desks d where d.id = old.desk_id) then return old; end if;
  elsif (new.id, new.desk_id, new.number, new.kind, new.email, new.said, new.language, new.received_at, new.received_on,
      new.laws, new.law, new.article, new.confirm_by) is not distinct from
      (old.id, old.desk_id, old.number, old.kind, old.email, old.said, old.language, old.received_at, old.received_on,
      old.laws, old.law, old.article, old.confirm_by)
    and (old.state not in ('done', 'refused') or new.state = old.state)
    and new.due_on >= old.due_on then return new;
  end if;
  raise exception '% on % is refused: what was asked never changes', tg_op, tg_table_name
    using errcode = 'integrity_constraint_violation';
end $$;
create trigger privacy_requests_never_change
  before update or delete on privacy_requests for each row execute function privacy_request_row_guard();
create trigger privacy_requests_is_never_emptied
  before truncate on privacy_requests for each statement execute function refuse_change();

create function privacy_request_event_guard() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and not exists (select 1 from privacy_requests r where r.id = old.request_id) then return old; end if;
  raise exception '% on % is refused: its rows never change', tg_op, tg_table_name
    using errcode = 'integrity_constraint_violation';
end $$;
create trigger privacy_request_events_never_change
  before update or delete on privacy_request_events for each row execute function privacy_request_event_guard();
create trigger privacy_request_events_is_never_emptied
  before truncate on privacy_request_events for each statement execute function refuse_change();
