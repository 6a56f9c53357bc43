import type { Language, ScanFindingCode } from '@clausewright/contract';
import { type ApprovalFacts, approvalWriters } from './approval-messages.ts';
import { type CancellationFacts, cancellationWriters } from './cancellation-messages.ts';
import { type AboutAgreement, documentName } from './document-name.ts';
import { type Email, emailHtml, type EmailPart, emailText } from './email.ts';
import { type MailWords, mailWords } from './mail-words.ts';
import { type ClientLinkFacts, clientLinkWriters } from './client-link-messages.ts';
import { type LogInFacts, logInWriters } from './log-in-messages.ts';
import { oneLine } from './one-line.ts';
import { type PaymentFacts, paymentWriters } from './payment-messages.ts';
import { type RequestFacts, requestWriters } from './request-messages.ts';
import { type WithdrawalFacts, withdrawalWriters } from './withdrawal-messages.ts';
import { linkOwnerNote } from './link-owner-note.ts';
import type { Writer } from './writer.ts';

interface AboutAccount {
  /** Name of this service. */
  service: string;
  /** Where to act on the message. */
  link: string;
}

/** What each message says beyond its words. */
export interface MessageFacts
  extends
    ApprovalFacts,
    CancellationFacts,
    ClientLinkFacts,
    LogInFacts,
    PaymentFacts,
    RequestFacts,
    WithdrawalFacts {
  'agreement-ready': AboutAgreement & {
    /** Name of this service. */
    service: string;
    liveLink: string;
  };
  'law-alert': Pick<AboutAgreement, 'type' | 'site'> & {
    service: string;
    /** Opens the update of the agreement. */
    updateLink: string;
    /** Why there is a newer text, in the language of the letter. */
    reasons: readonly string[];
  };
  'scan-changes': {
    service: string;
    domain: string;
    /** Names of those that were not there before. */
    services: readonly string[];
    findings: readonly { code: NewFinding; subject: string; count: number }[];
    /** The report. */
    link: string;
    /** Where the rhythm is chosen. */
    settings: string;
  };
  /** To the operator. */
  'wording-waits': {
    service: string;
    id: string;
    /** Of the wording. */
    language: Language;
    title: string;
    source: string;
  };
  /** To whoever waited for a wording. */
  'wording-released': AboutAgreement & {
    service: string;
    finishLink: string;
    /** Days until it is deleted after its last change; null where it is kept. */
    keptDays: number | null;
    /** Written to for the account: no address was given for the document. */
    customer: boolean;
  };
  'consent-install': {
    service: string;
    domain: string;
    /** Lines to copy. */
    snippet: string;
    tagged: string;
    link: string;
    policy: readonly string[];
    /** The installation page of the owner. */
    page: string;
  };
  activation: AboutAccount & { days: number };
  reset: AboutAccount & { minutes: number };
  /** `link` leads to where a new password is asked for. */
  'password-changed': AboutAccount;
  'session-reused': AboutAccount;
  'recovery-code-used': AboutAccount;
  /** Wrong codes after the right password. */
  'codes-guessed': AboutAccount;
  'codes-on': Pick<AboutAccount, 'service'> & { contact: string | null };
  'codes-off': Pick<AboutAccount, 'service'> & { contact: string | null };
  'email-link': AboutAccount & { hours: number };
  'email-taken': AboutAccount;
  'email-asked': AboutAccount;
  /** `contact`: the address of the operator. */
  'email-changed': Pick<AboutAccount, 'service'> & { contact: string | null };
  /** `link` leads to the list of webhooks. */
  'webhook-ended': AboutAccount & { host: string; days: number };
  'account-deleted': Pick<AboutAccount, 'service'>;
  invitation: AboutAccount & { organisation: string; inviter: string; days: number };
}
/** Those that somebody is written to about. */
export type NewFinding = Exclude<ScanFindingCode, 'not-seen' | 'not-answered' | 'unknown-service'>;
export type MessageName = keyof MessageFacts;

export interface RenderedMessage {
  subject: string;
  text: string;
  html: string;
}

const writers: { readonly [Name in MessageName]: Writer<MessageFacts[Name]> } = {
  ...approvalWriters,
  ...clientLinkWriters,
  ...paymentWriters,
  ...requestWriters,
  ...withdrawalWriters,
  ...cancellationWriters,
  ...logInWriters,
  'agreement-ready': (facts, say, language) => {
    const document = documentName(facts, say, language);
    return {
      subject: say('agreement-ready.subject', { document }),
      parts: [
        paragraph(say('agreement-ready.intro', { document })),
        { kind: 'link', label: say('agreement-ready.download'), url: facts.privateLink },
        linkOwnerNote(facts.privateLink, say),
        { kind: 'link', label: say('agreement-ready.live'), url: facts.liveLink },
      ],
    };
  },
  'law-alert': (facts, say, language) => {
    const document = documentName(facts, say, language);
    return {
      subject: say('law-alert.subject', { document }),
      parts: [
        paragraph(say('law-alert.intro', { document })),
        { kind: 'lines', lines: [say('law-alert.what'), ...facts.reasons.map((reason) => `– ${reason}`)] },
        paragraph(say('law-alert.as-it-is')),
        { kind: 'link', label: say('law-alert.update'), url: facts.updateLink },
        linkOwnerNote(facts.updateLink, say),
        paragraph(say('law-alert.stop')),
      ],
      why: 'why-alerts',
    };
  },
  'scan-changes': ({ domain, services, findings, link, settings }, say) => ({
    subject: say('scan-changes.subject', { domain: oneLine(domain) }),
    parts: [
      paragraph(say('scan-changes.intro', { domain })),
      ...(services.length === 0
        ? []
        : [paragraph(say('scan-changes.services', { names: services.join(', ') }))]),
      ...(findings.length === 0
        ? []
        : [
            {
              kind: 'lines' as const,
              lines: [
                say('scan-changes.findings'),
                ...findings.map(
                  ({ code, subject, count }) =>
                    `– ${say(`scan-changes.finding-${code}`, { subject, count })}`,
                ),
              ],
            },
          ]),
      { kind: 'link', label: say('scan-changes.report'), url: link },
      { kind: 'link', label: say('scan-changes.settings'), url: settings },
    ],
    why: 'why-customer',
  }),
  'wording-waits': ({ id, language, title, source }, say) => ({
    subject: say('wording-waits.subject', { title: oneLine(title) }),
    parts: [
      paragraph(say('wording-waits.intro')),
      { kind: 'lines', lines: [title, source] },
      { kind: 'lines', lines: [say('wording-waits.show'), `texts show ${id} ${language}`] },
      {
        kind: 'lines',
        lines: [say('wording-waits.release'), `texts release ${id} ${language} --compared-with "…"`],
      },
      paragraph(say('wording-waits.until')),
    ],
    why: 'why-operator',
  }),
  'wording-released': (facts, say, language) => {
    const document = documentName(facts, say, language);
    return {
      subject: say('wording-released.subject', { document }),
      parts: [
        paragraph(say('wording-released.intro', { document })),
        { kind: 'link', label: say('wording-released.finish'), url: facts.finishLink },
        linkOwnerNote(facts.finishLink, say),
        ...(facts.keptDays === null
          ? []
          : [paragraph(say('wording-released.kept', { days: facts.keptDays }))]),
      ],
      ...(facts.customer ? { why: 'why-customer' } : {}),
    };
  },
  'consent-install': ({ domain, snippet, tagged, link, policy, page: address }, say) => ({
    subject: say('consent-install.subject', { domain }),
    parts: [
      paragraph(say('consent-install.intro', { domain })),
      { kind: 'lines', lines: [say('consent-install.script'), snippet] },
      { kind: 'lines', lines: [say('consent-install.hold'), ...tagged.split('\n')] },
      { kind: 'lines', lines: [say('consent-install.link'), link] },
      { kind: 'lines', lines: [say('consent-install.policy'), ...policy] },
      { kind: 'link', label: say('consent-install.page'), url: address },
    ],
    why: 'why-install',
  }),
  activation: ({ service, link, days }, say) => ({
    subject: say('activation.subject'),
    parts: [
      paragraph(say('activation.intro', { service })),
      { kind: 'link', label: say('activation.confirm'), url: link },
      paragraph(say('activation.expires', { days })),
    ],
    why: 'why-account',
  }),
  reset: ({ service, link, minutes }, say) => ({
    subject: say('reset.subject'),
    parts: [
      paragraph(say('reset.intro', { service })),
      { kind: 'link', label: say('reset.set'), url: link },
      paragraph(say('reset.expires', { minutes })),
    ],
    why: 'why-customer',
  }),
  'password-changed': ({ service, link }, say) => ({
    subject: say('password-changed.subject'),
    parts: [
      paragraph(say('password-changed.intro', { service })),
      { kind: 'link', label: say('password-changed.not-you'), url: link },
    ],
    why: 'why-customer',
  }),
  'session-reused': ({ service, link }, say) => ({
    subject: say('session-reused.subject'),
    parts: [
      paragraph(say('session-reused.intro', { service })),
      { kind: 'link', label: say('session-reused.what'), url: link },
    ],
    why: 'why-customer',
  }),
  'recovery-code-used': ({ service, link }, say) => ({
    subject: say('recovery-code-used.subject'),
    parts: [
      paragraph(say('recovery-code-used.intro', { service })),
      { kind: 'link', label: say('password-changed.not-you'), url: link },
    ],
    why: 'why-customer',
  }),
  'codes-guessed': ({ service, link }, say) => ({
    subject: say('codes-guessed.subject'),
    parts: [
      paragraph(say('codes-guessed.intro', { service })),
      { kind: 'link', label: say('password-changed.not-you'), url: link },
    ],
    why: 'why-customer',
  }),
  'codes-on': ({ service, contact }, say) => ({
    subject: say('codes-on.subject'),
    parts: [paragraph(say('codes-on.intro', { service })), paragraph(notYou(contact, say))],
    why: 'why-customer',
  }),
  'codes-off': ({ service, contact }, say) => ({
    subject: say('codes-off.subject'),
    parts: [paragraph(say('codes-off.intro', { service })), paragraph(notYou(contact, say))],
    why: 'why-customer',
  }),
  'email-link': ({ service, link, hours }, say) => ({
    subject: say('email-link.subject'),
    parts: [
      paragraph(say('email-link.intro', { service })),
      { kind: 'link', label: say('email-link.confirm'), url: link },
      paragraph(say('email-link.expires', { hours })),
    ],
    why: 'why-account',
  }),
  'email-taken': ({ service, link }, say) => ({
    subject: say('email-taken.subject'),
    parts: [
      paragraph(say('email-taken.intro', { service })),
      { kind: 'link', label: say('email-taken.log-in'), url: link },
    ],
    why: 'why-customer',
  }),
  'email-asked': ({ service, link }, say) => ({
    subject: say('email-asked.subject'),
    parts: [
      paragraph(say('email-asked.intro', { service })),
      { kind: 'link', label: say('email-asked.not-you'), url: link },
    ],
    why: 'why-customer',
  }),
  'email-changed': ({ service, contact }, say) => ({
    subject: say('email-changed.subject'),
    parts: [paragraph(say('email-changed.intro', { service })), paragraph(notYou(contact, say))],
    why: 'why-former',
  }),
  invitation: ({ service, organisation, inviter, link, days }, say) => ({
    subject: say('invitation.subject', { organisation: oneLine(organisation) }),
    parts: [
      paragraph(say('invitation.intro', { organisation: oneLine(organisation), inviter, service })),
      { kind: 'link', label: say('invitation.join'), url: link },
      paragraph(say('invitation.expires', { days })),
    ],
    why: 'why-invitation',
  }),
  'webhook-ended': ({ host, days, link }, say) => ({
    subject: say('webhook-ended.subject', { host: oneLine(host) }),
    parts: [
      paragraph(say('webhook-ended.intro', { host, days })),
      { kind: 'link', label: say('webhook-ended.open'), url: link },
    ],
    why: 'why-customer',
  }),
  'account-deleted': ({ service }, say) => ({
    subject: say('account-deleted.subject'),
    parts: [paragraph(say('account-deleted.intro', { service })), paragraph(say('account-deleted.kept'))],
    why: 'why-deleted',
  }),
};

/** A message in one language, as text and as HTML; the same facts give the same message. */
export function renderMessage<Name extends MessageName>(
  message: Name,
  language: Language,
  facts: MessageFacts[Name],
): RenderedMessage {
  const say = mailWords(language);
  const service = oneLine(facts.service);
  const body = writers[message]({ ...facts, service }, say, language);
  const { subject, parts, why = 'why', sender = service } = body;
  const letter: Email = {
    language,
    subject: oneLine(subject, 250),
    parts,
    greeting: say('greeting'),
    goodbye: say('goodbye'),
    sender,
    service,
    why: say(why, { service }),
  };
  return { subject: letter.subject, text: emailText(letter), html: emailHtml(letter) };
}

/** What to do about what a new password does not undo. */
function notYou(contact: string | null, say: MailWords): string {
  return contact === null ? say('email-changed.not-you') : say('email-changed.not-you-contact', { contact });
}

function paragraph(text: string): EmailPart {
  return { kind: 'paragraph', text };
}
