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
  /** Somebody came by the provider of an organisation whom it calls this member. */
  'provider-link': {
    service: string;
    organisation: string;
    /** Its host. */
    provider: string;
    /** Where it is confirmed. */
    link: string;
    minutes: number;
  };
  /** From then on the provider of an organisation opens it in the name of this member. */
  'provider-linked': AboutLogIns & { organisation: string };
}

type Label = Parameters<MailWords>[0] & `${string}.not-you`;

function about(
  name: Exclude<keyof LogInFacts, 'provider-link' | 'provider-linked'>,
  label: Label,
): Writer<AboutLogIns> {
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
  'provider-link': ({ link, minutes, ...facts }, say) => ({
    subject: say('provider-link.subject', { organisation: facts.organisation }),
    parts: [
      { kind: 'paragraph', text: say('provider-link.intro', facts) },
      { kind: 'link', label: say('provider-link.confirm', { minutes }), url: link },
      { kind: 'paragraph', text: say('provider-link.not-you') },
    ],
    why: 'why-customer',
  }),
  'provider-linked': ({ link, ...facts }, say) => ({
    subject: say('provider-linked.subject', { organisation: facts.organisation }),
    parts: [
      { kind: 'paragraph', text: say('provider-linked.intro', facts) },
      { kind: 'link', label: say('provider-linked.not-you'), url: link },
    ],
    why: 'why-customer',
  }),
};
