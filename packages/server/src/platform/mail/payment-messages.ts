import type { Language, PaymentReason } from '@clausewright/contract';
import { translate } from '../http/translate.ts';
import { formatAmount } from './format-amount.ts';
import { type AboutAgreement, documentName } from './document-name.ts';
import type { EmailPart } from './email.ts';
import type { MailWords } from './mail-words.ts';
import { formatDay } from './format-day.ts';
import { oneLine } from './one-line.ts';
import { linkOwnerNote } from './link-owner-note.ts';
import type { Writer } from './writer.ts';

/** What was bought. */
export type Bought =
  | ({ kind: 'agreement' } & AboutAgreement)
  /** `product`: the plan in the language of the message; `link`: where it is used. */
  | { kind: 'plan'; product: string; link: string };

interface AboutPayment {
  /** Name of this service. */
  service: string;
  bought: Bought;
  /** Minor units of `currency`. */
  amount: number;
  currency: string;
  /** Id of the transaction. */
  reference: string;
  /** No money moved. */
  test: boolean;
  /** The reader has an account. */
  customer: boolean;
}

interface AboutPlan {
  /** Name of this service. */
  service: string;
  domain: string;
  /** Where to act on the message. */
  link: string;
}

/** Terms that a buyer agrees to. */
type TermsType = 'TERMS_CONDITIONS' | 'RETURN_REFUND_POLICY';

export interface PaymentFacts {
  'payment-approved': AboutPayment & {
    invoiceLink: string | null;
    /** ISO time at which a consumer agreed to delivery at once; null where nobody had to. */
    withdrawal: string | null;
    /** The terms of the contract: hashes and names of what is attached, and what the operator has elsewhere. */
    attachments: readonly string[];
    attached: readonly string[];
    elsewhere: readonly { type: TermsType; url: string }[];
  };
  'payment-pending': AboutPayment;
  'payment-refused': AboutPayment & { failure: PaymentReason; payLink: string };
  refund: AboutPayment & { full: boolean; noteLink: string | null };
  'renewal-notice': AboutPlan & {
    /** The plan in the language of the message. */
    plan: string;
    /** Net minor units of `currency`. */
    amount: number;
    currency: string;
    /** ISO date. */
    renewsOn: string;
    /** As the person knows it; null where none is saved. */
    method: string | null;
  };
  'renewal-failed': AboutPlan & {
    failure: PaymentReason | null;
    /** ISO date until which the plan serves. */
    until: string;
    /** It will be tried again without the person. */
    again: boolean;
  };
  'plan-ended': AboutPlan & { because: 'cancelled' | 'unpaid' | 'revoked' | 'refunded' };
  'method-expiring': AboutPlan & { method: string; last4: string; year: number; month: number };
}

/** The line below, by whom the message goes to. */
const whyOf = ({ customer }: AboutPayment) => (customer ? ({ why: 'why-customer' } as const) : {});

export const paymentWriters: { readonly [Name in keyof PaymentFacts]: Writer<PaymentFacts[Name]> } = {
  'payment-approved': (facts, say, language) => {
    const { test, bought, invoiceLink, withdrawal } = facts;
    const item = itemName(bought, say, language);
    return {
      subject: say(test ? 'payment-approved.subject-test' : 'payment-approved.subject', { item }),
      parts: [
        paragraph(say(test ? 'payment-approved.intro-test' : 'payment-approved.intro')),
        payment(facts, say, language),
        ...toItem(bought, say),
        ...(invoiceLink === null ? [] : [link(say('payment-approved.invoice'), invoiceLink)]),
        // Art. 8(7)(b) and 16(m)(iii): without this confirmation the right of withdrawal is not lost.
        ...(withdrawal === null
          ? []
          : [
              paragraph(
                say(bought.kind === 'plan' ? 'payment-approved.early-start' : 'payment-approved.withdrawal', {
                  day: formatDay(withdrawal, language),
                }),
              ),
            ]),
        ...termsParts(facts, say),
      ],
      ...whyOf(facts),
    };
  },
  'payment-pending': (facts, say, language) => ({
    subject: say('payment-pending.subject', { item: itemName(facts.bought, say, language) }),
    parts: [
      paragraph(say('payment-pending.intro')),
      paragraph(
        say(facts.bought.kind === 'plan' ? 'payment-pending.then-plan' : 'payment-pending.then-document'),
      ),
      payment(facts, say, language),
      ...testNote(facts, say),
    ],
    ...whyOf(facts),
  }),
  'payment-refused': (facts, say, language) => ({
    subject: say('payment-refused.subject', { item: itemName(facts.bought, say, language) }),
    parts: [
      paragraph(say('payment-refused.intro')),
      paragraph(translate(language, facts.failure)),
      payment(facts, say, language),
      link(say('payment-refused.again'), facts.payLink),
      ...(facts.bought.kind === 'agreement' ? [linkOwnerNote(facts.payLink, say)] : []),
      ...testNote(facts, say),
    ],
    ...whyOf(facts),
  }),
  refund: (facts, say, language) => {
    const { full, noteLink, bought } = facts;
    const item = itemName(bought, say, language);
    const amount = formatAmount(facts, language);
    return {
      subject: say('refund.subject', { item }),
      parts: [
        paragraph(say(full ? 'refund.intro' : 'refund.intro-part')),
        {
          kind: 'lines',
          lines: [
            say('payment-approved.what', { item }),
            say('refund.amount', { amount }),
            say('payment-approved.reference', { reference: facts.reference }),
          ],
        },
        facts.test ? paragraph(say('test-payment')) : paragraph(say('refund.when')),
        ...(noteLink === null ? [] : [link(say('refund.note'), noteLink)]),
      ],
      ...whyOf(facts),
    };
  },
  'renewal-notice': (facts, say, language) => {
    const about = { domain: oneLine(facts.domain, 80), day: formatDay(facts.renewsOn, language) };
    const { method } = facts;
    return {
      subject: say('renewal-notice.subject', about),
      parts: [
        paragraph(say('renewal-notice.intro', about)),
        {
          kind: 'lines',
          lines: [
            say('renewal-notice.plan', { plan: facts.plan }),
            say('renewal-notice.price', { amount: formatAmount(facts, language) }),
            method === null
              ? say('renewal-notice.no-method')
              : say('renewal-notice.method', { method: oneLine(method, 80) }),
          ],
        },
        link(say(method === null ? 'renewal-notice.add' : 'renewal-notice.cancel'), facts.link),
      ],
      why: 'why-customer',
    };
  },
  'renewal-failed': (facts, say, language) => {
    const domain = oneLine(facts.domain, 80);
    return {
      subject: say('renewal-failed.subject', { domain }),
      parts: [
        paragraph(say('renewal-failed.intro', { domain })),
        ...(facts.failure === null ? [] : [paragraph(translate(language, facts.failure))]),
        paragraph(
          [
            say('renewal-failed.until', { day: formatDay(facts.until, language) }),
            say(facts.again ? 'renewal-failed.again' : 'renewal-failed.no-more'),
          ].join(' '),
        ),
        link(say('renewal-failed.pay'), facts.link),
      ],
      why: 'why-customer',
    };
  },
  'plan-ended': ({ domain: name, because, link: again }, say) => {
    const domain = oneLine(name, 80);
    return {
      subject: say('plan-ended.subject', { domain }),
      parts: [
        paragraph(say(`plan-ended.${because}`, { domain })),
        paragraph(say('plan-ended.stays')),
        link(say('plan-ended.again'), again),
      ],
      why: 'why-customer',
    };
  },
  'method-expiring': (facts, say, language) => {
    const { last4, year, month } = facts;
    const format = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    const about = {
      method: oneLine(facts.method, 80),
      month: format.format(Date.UTC(year, month - 1, 1)),
      domain: oneLine(facts.domain, 80),
    };
    return {
      subject: say('method-expiring.subject', { last4 }),
      parts: [paragraph(say('method-expiring.intro', about)), link(say('method-expiring.add'), facts.link)],
      why: 'why-customer',
    };
  },
};

/** On a durable medium (Art. 8(7)): what we wrote is attached, of the rest the address is all that we have. */
function termsParts({ attached, elsewhere }: PaymentFacts['payment-approved'], say: MailWords): EmailPart[] {
  return [
    ...(attached.length === 0
      ? []
      : [
          {
            kind: 'lines',
            lines: [say('payment-approved.attached'), ...attached.map((name) => `– ${oneLine(name, 200)}`)],
          } as const,
        ]),
    ...elsewhere.map(({ type, url }) => link(say(`payment-approved.elsewhere-${termsKeys[type]}`), url)),
    ...(elsewhere.length === 0 ? [] : [paragraph(say('payment-approved.elsewhere'))]),
  ];
}

const termsKeys = { TERMS_CONDITIONS: 'terms', RETURN_REFUND_POLICY: 'refunds' } as const satisfies Record<
  TermsType,
  string
>;

function paragraph(text: string): EmailPart {
  return { kind: 'paragraph', text };
}

function link(label: string, url: string): EmailPart {
  return { kind: 'link', label, url };
}

function itemName(bought: Bought, say: MailWords, language: Language): string {
  return bought.kind === 'agreement' ? documentName(bought, say, language) : oneLine(bought.product);
}

function payment(facts: AboutPayment, say: MailWords, language: Language): EmailPart {
  const { bought, reference } = facts;
  return {
    kind: 'lines',
    lines: [
      say('payment-approved.what', { item: itemName(bought, say, language) }),
      say('payment-approved.amount', { amount: formatAmount(facts, language) }),
      say('payment-approved.reference', { reference }),
    ],
  };
}

function toItem(bought: Bought, say: MailWords): EmailPart[] {
  return bought.kind === 'plan'
    ? [link(say('payment-approved.open-plan'), bought.link)]
    : [link(say('payment-approved.open'), bought.privateLink), linkOwnerNote(bought.privateLink, say)];
}

function testNote({ test }: AboutPayment, say: MailWords): EmailPart[] {
  return test ? [paragraph(say('test-payment'))] : [];
}
