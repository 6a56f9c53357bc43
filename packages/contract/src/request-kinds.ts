/** What a visitor may ask of the owner of a website under laws on privacy. */
export const requestKinds = [
  'access',
  'deletion',
  'correction',
  'portability',
  'restriction',
  'objection',
  'opt-out',
  'limit',
  'consent',
  'appeal',
  'complaint',
  'other',
] as const;
export type RequestKind = (typeof requestKinds)[number];

/**
 * Asked to press a link in a letter: what they get or lose concerns the person of the address. An opt-out and a limit are
 * never verified (11 CCR §§ 7026(d), 7027(e); Md. Com. Law § 14-4705(e)(6)).
 */
export const confirmedKinds: readonly RequestKind[] = ['access', 'deletion', 'correction', 'portability'];
