import type { MailWords } from './mail-words.ts';
import type { Writer } from './writer.ts';

interface AboutLogIns {
  /** Name of this service. */
  service: string;
  /** Where a new password is asked for. */
  link: string;
}

/** What was done to what an account is opened with; each says what to do if that was somebody else. */
export interface LogInFacts {
  'recovery-codes-renewed': AboutLogIns;
  'passkey-added': AboutLogIns;
  'passkey-removed': AboutLogIns;
  /** One that counted backwards. */
  'passkey-copied': AboutLogIns;
}

type Label = Parameters<MailWords>[0] & `${string}.not-you`;

function about(name: keyof LogInFacts, label: Label): Writer<AboutLogIns> {
  return ({ service, link }, say) => ({
    subject: say(`${name}.subject`),
    parts: [
      { kind: 'paragraph', text: say(`${name}.intro`, { service }) },
      { kind: 'link', label: say(label), url: link },
    ],
    why: 'why-customer',
  });
}

export const logInWriters: { readonly [Name in keyof LogInFacts]: Writer<LogInFacts[Name]> } = {
  'recovery-codes-renewed': about('recovery-codes-renewed', 'password-changed.not-you'),
  'passkey-added': about('passkey-added', 'passkey-added.not-you'),
  'passkey-removed': about('passkey-removed', 'password-changed.not-you'),
  'passkey-copied': about('passkey-copied', 'passkey-copied.not-you'),
};
