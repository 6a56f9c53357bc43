import type { EmailPart } from './email.ts';
import type { MailWords } from './mail-words.ts';
import { formatMoment } from './format-moment.ts';
import { formatDay } from './format-day.ts';
import { oneLine, maxDeclarationLength } from './one-line.ts';
import type { Writer } from './writer.ts';

interface AboutCancellation {
  /** Name of this service. */
  service: string;
  /** ISO time at which the notice was received. */
  at: string;
  /** The button, and what was declared by it, in the language of the page. */
  button: string;
  declared: { sentence: string; details: readonly (readonly [term: string, value: string])[] };
  /** Who answers questions; null where the operator names no address. */
  contact: string | null;
}

/** Those three that the operator has to decide: for cause, to a later day, or renewed before. */
type Reviewed = 'for-cause' | 'later' | 'renewed';
type Outcome = 'ends' | Reviewed | 'over' | 'open';

export interface CancellationFacts {
  'cancellation-received': AboutCancellation & {
    /** elsewhere: what becomes of it is told to the address of the contract alone. */
    outcome: Outcome | 'elsewhere';
    domain: string | null;
    /** ISO time. */
    endsOn: string | null;
    /** Where it can be taken back. */
    link: string;
  };
  'cancellation-notice': AboutCancellation & {
    outcome: Outcome;
    /** Id of the plan. */
    plan: string | null;
    endsOn: string | null;
    /** Who an answer goes to: the sender of the notice. */
    replyTo: string;
  };
}

export const cancellationWriters: {
  readonly [Name in keyof CancellationFacts]: Writer<CancellationFacts[Name]>;
} = {
  'cancellation-received': (facts, say, language) => {
    const { service, at, button, outcome, contact } = facts;
    const domain = oneLine(facts.domain ?? '', 100);
    const day = facts.endsOn === null ? '' : formatDay(facts.endsOn, language);
    const goesOn = outcome === 'ends' || isReviewed(outcome);
    return {
      subject: say('cancellation-received.subject', { service }),
      parts: [
        paragraph(say('cancellation-received.intro', { moment: formatMoment(new Date(at), language) })),
        paragraph(say('cancellation-received.declared', { button })),
        declared(facts),
        paragraph(say(`cancellation-received.${outcome}`, { domain, day })),
        ...(goesOn
          ? [{ kind: 'link', label: say('cancellation-received.undo'), url: facts.link } as const]
          : []),
        paragraph(say('cancellation-received.keep')),
        ...contactLine(contact, say),
      ],
      why: 'why-cancellation',
    };
  },
  'cancellation-notice': (facts, say, language) => {
    const { at, outcome, plan } = facts;
    const what = isReviewed(outcome) ? outcome : 'open';
    return {
      subject: say('cancellation-notice.subject'),
      parts: [
        paragraph(say('cancellation-notice.intro', { moment: formatMoment(new Date(at), language) })),
        paragraph(say('cancellation-notice.declared')),
        declared(facts),
        paragraph(
          say(`cancellation-notice.${what}`, {
            plan: plan ?? '',
            day: facts.endsOn === null ? '' : formatDay(facts.endsOn, language),
          }),
        ),
        paragraph(say('cancellation-notice.list')),
      ],
      why: 'why-operator',
    };
  },
};

function isReviewed(outcome: Outcome | 'elsewhere'): outcome is Reviewed {
  return outcome === 'for-cause' || outcome === 'later' || outcome === 'renewed';
}

/** Its lines are marked, so that none of them can be taken for one of ours. */
function declared({ declared: { sentence, details } }: AboutCancellation): EmailPart {
  const lines = details.flatMap(([term, value]) => {
    const [first = '', ...rest] = value.split('\n').map((line) => oneLine(line, maxDeclarationLength));
    return [`${term}: ${first}`, ...rest];
  });
  return { kind: 'lines', lines: [sentence, ...lines].map((line) => `> ${line}`.trimEnd()) };
}

function contactLine(contact: string | null, say: MailWords): EmailPart[] {
  return contact === null ? [] : [paragraph(say('cancellation-received.contact', { email: contact }))];
}

function paragraph(text: string): EmailPart {
  return { kind: 'paragraph', text };
}
