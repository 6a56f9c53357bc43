import type { AgreementType, Language } from '@clausewright/contract';
import { priceLabels } from '../billing/prices/price-labels.ts';
import { type Letter, letterHtml, type LetterPart, letterText } from './letter.ts';
import { type MailWords, mailWords } from './mail-words.ts';
import { oneLine } from './one-line.ts';

interface AboutAgreement {
  /** Name of this service. */
  service: string;
  type: AgreementType;
  /** Name of the website or app, as its owner wrote it; null when there is none. */
  site: string | null;
  /** Opens the agreement for whoever holds it. */
  privateLink: string;
}

interface AboutAccount {
  /** Name of this service. */
  service: string;
  /** Where to act on the message. */
  link: string;
}

/** What each message says beyond its words. */
export interface MessageFacts {
  'agreement-ready': AboutAgreement & { liveLink: string };
  'payment-approved': AboutAgreement & {
    /** Minor units of `currency`. */
    amount: number;
    currency: string;
    /** Id of the transaction. */
    reference: string;
    /** No money moved. */
    test: boolean;
  };
  activation: AboutAccount & { days: number };
  reset: AboutAccount & { minutes: number };
  /** `link` leads to where a new password is asked for. */
  'password-changed': AboutAccount;
  'session-reused': AboutAccount;
  'account-deleted': Pick<AboutAccount, 'service'>;
}
export type MessageName = keyof MessageFacts;

export interface RenderedMessage {
  subject: string;
  text: string;
  html: string;
}

/** `why`: what the line below says, where it is not about the address of a document. */
type Body = Pick<Letter, 'subject' | 'parts'> & { why?: 'why-account' | 'why-customer' | 'why-deleted' };
type Writer<Facts> = (facts: Facts, say: MailWords, language: Language) => Body;

const writers: { readonly [Name in MessageName]: Writer<MessageFacts[Name]> } = {
  'agreement-ready': (facts, say, language) => {
    const document = documentName(facts, say, language);
    return {
      subject: say('agreement-ready.subject', { document }),
      parts: [
        paragraph(say('agreement-ready.intro', { document })),
        { kind: 'link', label: say('agreement-ready.download'), url: facts.privateLink },
        paragraph(say('private')),
        { kind: 'link', label: say('agreement-ready.live'), url: facts.liveLink },
      ],
    };
  },
  'payment-approved': (facts, say, language) => {
    const document = documentName(facts, say, language);
    return {
      subject: say(facts.test ? 'payment-approved.subject-test' : 'payment-approved.subject', { document }),
      parts: [
        paragraph(say(facts.test ? 'payment-approved.intro-test' : 'payment-approved.intro')),
        {
          kind: 'lines',
          lines: [
            say('payment-approved.what', { document }),
            say('payment-approved.amount', { amount: money(facts, language) }),
            say('payment-approved.reference', { reference: facts.reference }),
          ],
        },
        { kind: 'link', label: say('payment-approved.open'), url: facts.privateLink },
        paragraph(say('private')),
      ],
    };
  },
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
  const { subject, parts, why = 'why' } = writers[message]({ ...facts, service }, say, language);
  const letter: Letter = {
    language,
    subject: oneLine(subject, 250),
    parts,
    greeting: say('greeting'),
    goodbye: say('goodbye'),
    sender: service,
    why: say(why, { service }),
  };
  return { subject: letter.subject, text: letterText(letter), html: letterHtml(letter) };
}

function paragraph(text: string): LetterPart {
  return { kind: 'paragraph', text };
}

function documentName({ type, site }: AboutAgreement, say: MailWords, language: Language): string {
  const name = priceLabels(language)(`type.${type}`);
  return site === null ? name : say('document', { type: name, site: oneLine(site, 80) });
}

function money({ amount, currency }: { amount: number; currency: string }, language: Language): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2;
  return format.format(amount / 10 ** digits);
}
