/** The part of the register that is about what an account is opened with. */
export const personalDataOfLogIns = {
  'email_changes.customer_id': {
    why: 'who wants another address',
    onDeletion: 'row-removed',
    exported: false,
  },
  'email_changes.email': {
    why: 'the address that the person wants, until it is confirmed or a day is over',
    onDeletion: 'row-removed',
    exported: true,
  },
  'second_factors.customer_id': {
    why: 'whose log-ins ask for a code',
    onDeletion: 'row-removed',
    exported: false,
  },
  'recovery_codes.customer_id': {
    why: 'whose log-in a code of last resort opens',
    onDeletion: 'row-removed',
    exported: false,
  },
  'log_in_steps.customer_id': {
    why: 'whose log-in waits for a code, for ten minutes',
    onDeletion: 'row-removed',
    exported: false,
  },
  'passkeys.customer_id': {
    why: 'whose account a passkey opens',
    onDeletion: 'row-removed',
    exported: false,
  },
  'passkeys.name': { why: 'what the person calls a passkey', onDeletion: 'row-removed', exported: true },
  'passkeys.credential_id': {
    why: 'names a key on a device of the person',
    onDeletion: 'row-removed',
    exported: false,
  },
  'passkeys.public_key': {
    why: 'is of one device of the person alone; it proves, and opens nothing',
    onDeletion: 'row-removed',
    exported: false,
  },
  'passkeys.user_handle': {
    why: 'what devices of the person call the account by; random',
    onDeletion: 'row-removed',
    exported: false,
  },
  'passkey_challenges.customer_id': {
    why: 'whose passkey is being made, for five minutes',
    onDeletion: 'row-removed',
    exported: false,
  },
  'passkey_challenges.user_handle': {
    why: 'what a device is to call the account by, for five minutes',
    onDeletion: 'row-removed',
    exported: false,
  },
  'identity_providers.organisation_id': {
    why: 'whose members log in by a provider',
    onDeletion: 'row-removed',
    exported: false,
  },
  'identity_providers.set_by': {
    why: 'which owner vouches for the provider',
    onDeletion: 'emptied',
    exported: false,
  },
  'provider_links.subject': {
    why: 'what the provider of an organisation calls the person',
    onDeletion: 'row-removed',
    exported: true,
  },
  'provider_links.organisation_id': {
    why: 'for which organisation the person logs in by its provider',
    onDeletion: 'row-removed',
    exported: false,
  },
  'provider_links.person_id': {
    why: 'whom a provider means',
    onDeletion: 'row-removed',
    exported: false,
  },
  'provider_letters.subject': {
    why: 'what a provider calls the person, for an hour',
    onDeletion: 'row-removed',
    exported: false,
  },
  'provider_letters.organisation_id': {
    why: 'for which organisation the person is to log in, for an hour',
    onDeletion: 'row-removed',
    exported: false,
  },
  'provider_letters.person_id': {
    why: 'who is to confirm a log-in by a provider, for an hour',
    onDeletion: 'row-removed',
    exported: false,
  },
  'provider_attempts.person_id': {
    why: 'which owner tries a provider, for ten minutes',
    onDeletion: 'row-removed',
    exported: false,
  },
  'sessions.organisation_id': {
    why: 'for which organisation alone a session of the person acts',
    onDeletion: 'row-removed',
    exported: false,
  },
  'sessions.device': {
    why: 'lets the person recognise a session',
    onDeletion: 'row-removed',
    exported: true,
  },
  'sessions.customer_id': { why: 'whose session it is', onDeletion: 'row-removed', exported: false },
  'sessions.id': { why: 'names a session of the person', onDeletion: 'row-removed', exported: false },
  'account_links.customer_id': {
    why: 'whose address a letter proves',
    onDeletion: 'row-removed',
    exported: false,
  },
  'customers.password_hash': {
    why: 'proves the person; a hash, never given out',
    onDeletion: 'row-removed',
    exported: false,
  },
} as const;
