-- What is still to be told to a payment provider once a commit has decided it: rows go when the provider knows.
create table provider_errands (
  id random_id primary key,
  processor text not null check (length(processor) between 1 and 20),
  -- forget-method: `reference` is the token of a method. settle-plan: it is the provider's name of a
  -- subscription, which is cancelled or resumed as our row says when the errand is run.
  errand text not null check (errand in ('forget-method', 'settle-plan')),
  reference text not null check (length(reference) between 1 and 255),
  created_at timestamptz not null
);

-- Provider's name of the plan that `reference` renews, where it renews plans by itself.
alter table provider_events add column plan_reference text check (length(plan_reference) <= 255);
