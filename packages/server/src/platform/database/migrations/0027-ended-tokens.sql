alter table agreements
  -- From then on its access token opens nothing; what is made in an account never has one that does.
  add column token_ended_at timestamptz,
  -- SHA-256 of the secret beside the request id: a repeat that shows it is given the access token again.
  add column request_secret_hash bytea;

-- SHA-256 of what the browser keeps that signed up, until the address is confirmed.
alter table customers add column sign_up_hash bytea;
