import type { AgreementType, Language } from '@clausewright/contract';
import { priceLabels } from '../billing/price-labels.ts';
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
}
export type MessageName = keyof MessageFacts;

export interface RenderedMessage {
  subject: string;
  text: string;
  html: string;
}

type Body = Pick<Letter, 'subject' | 'parts'>;
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
};

/** A message in one language, as text and as HTML; the same facts give the same message. */
export function renderMessage<Name extends MessageName>(
  message: Name,
  language: Language,
  facts: MessageFacts[Name],
): RenderedMessage {
  const say = mailWords(language);
  const service = oneLine(facts.service);
  const { subject, parts } = writers[message](facts, say, language);
  const letter: Letter = {
    language,
    subject: oneLine(subject, 250),
    parts,
    greeting: say('greeting'),
    goodbye: say('goodbye'),
    sender: service,
    why: say('why', { service }),
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
