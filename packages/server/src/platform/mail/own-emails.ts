/**
 * Letters about an account that may go to an address that is not its own: their event names the account, by its id
 * behind the first colon, and not their address.
 */
export const ownEmails = ['email-link', 'email-changed'] as const;
