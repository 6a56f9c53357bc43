-- Live links of agreements that went with their account: visitors are told so, and nothing else is left.
create table gone_pages (
  live_token random_id primary key,
  language document_language not null,
  gone_at timestamptz not null
);

-- Whether a token opens any agreement is asked where somebody registers inside a wizard.
create index agreements_access_token on agreements (access_token_hash);
