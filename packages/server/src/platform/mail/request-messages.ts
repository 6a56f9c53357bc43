import type { RequestAct } from '@clausewright/contract';
import type { EmailPart } from './email.ts';
import { maxDeclarationLength, oneLine } from './one-line.ts';
import type { Writer } from './writer.ts';

interface ToVisitor {
  /** Name of this service. */
  service: string;
  /** Who is asked, and how they are reached. */
  trader: string;
  contact: string;
  number: string;
  /** What is asked for, and until when it is answered, in the language of the letter. */
  kind: string;
  due: string;
  /** How the request stands; whoever has it can confirm. */
  link: string;
  /** Who an answer to the letter goes to. */
  replyTo: string;
}

export interface RequestFacts {
  'request-received': ToVisitor & {
    /** The link is to be pressed first. */
    confirms: boolean;
  };
  'request-answered': ToVisitor & {
    act: RequestAct;
    /** In the owner's words, to a confirmed address alone. */
    said: string | null;
    /** Where whoever is refused appeals; null where no law of the policy gives that. */
    appeal: string | null;
  };
  'request-file': Omit<ToVisitor, 'kind' | 'due'> & { until: string };
  'request-file-code': Pick<ToVisitor, 'service' | 'trader' | 'number' | 'replyTo'> & {
    code: string;
    /** For which it works. */
    minutes: number;
  };
  /** To the owner. */
  'request-notice': Pick<ToVisitor, 'service' | 'number' | 'kind' | 'due' | 'link'> & { website: string };
  'request-unconfirmed': {
    service: string;
    website: string;
    requests: readonly { number: string; day: string }[];
    more: number;
    link: string;
  };
  'request-reminder': {
    service: string;
    website: string;
    /** At most so many as fit; `more` counts the rest. */
    requests: readonly { number: string; day: string; days: number; confirmed: boolean }[];
    more: number;
    link: string;
  };
}

/** Letters that are kept as long as the request that they are about. */
export const requestEmails = [
  'request-received',
  'request-answered',
  'request-notice',
  'request-file',
  'request-file-code',
] as const;

/** To owners, about many requests at once. */
export const deskEmails = ['request-reminder', 'request-unconfirmed'] as const;

export const requestWriters: { readonly [Name in keyof RequestFacts]: Writer<RequestFacts[Name]> } = {
  'request-received': (facts, say) => {
    const trader = oneLine(facts.trader, 200);
    const { number, kind, due, link, confirms } = facts;
    return {
      subject: say('request-received.subject', { number, trader }),
      parts: [
        paragraph(say('request-received.intro', { trader })),
        {
          kind: 'lines',
          lines: [say('request-received.number', { number }), say('request-received.kind', { kind })],
        },
        paragraph(say('request-received.next', { due })),
        ...(confirms ? [paragraph(say('request-received.confirm-why'))] : []),
        { kind: 'link', label: say(`request-received.${confirms ? 'confirm' : 'state'}`), url: link },
        paragraph(say('request-received.contact', { trader, email: facts.contact })),
      ],
      sender: trader,
      why: 'why-request',
    };
  },
  'request-answered': (facts, say) => {
    const trader = oneLine(facts.trader, 200);
    const { number, kind, act, said, due, link, appeal } = facts;
    return {
      subject: say(`request-answered.subject-${act}`, { number, trader }),
      parts: [
        paragraph(
          act === 'extended'
            ? say('request-answered.extended', { trader, due })
            : say(`request-answered.${act}`, { trader }),
        ),
        {
          kind: 'lines',
          lines: [say('request-received.number', { number }), say('request-received.kind', { kind })],
        },
        ...(said === null ? [] : quoted(say('request-answered.said', { trader }), said)),
        { kind: 'link', label: say('request-received.state'), url: link },
        ...(act === 'refused' ? [paragraph(say('request-answered.remedy'))] : []),
        ...(appeal === null
          ? []
          : [{ kind: 'link' as const, label: say('request-answered.appeal'), url: appeal }]),
        paragraph(say('request-received.contact', { trader, email: facts.contact })),
      ],
      sender: trader,
      why: 'why-request',
    };
  },
  'request-file': (facts, say) => {
    const trader = oneLine(facts.trader, 200);
    const { number, until, link, contact } = facts;
    return {
      subject: say('request-file.subject', { number, trader }),
      parts: [
        paragraph(say('request-file.intro', { trader })),
        paragraph(say('request-file.until', { day: until })),
        { kind: 'link', label: say('request-file.open'), url: link },
        paragraph(say('request-received.contact', { trader, email: contact })),
      ],
      sender: trader,
      why: 'why-request',
    };
  },
  'request-file-code': ({ trader: given, number, code, minutes }, say) => {
    const trader = oneLine(given, 200);
    return {
      subject: say('request-file-code.subject', { number }),
      parts: [
        paragraph(say('request-file-code.intro', { trader, minutes })),
        { kind: 'lines', lines: [code] },
        paragraph(say('request-file-code.not-you')),
      ],
      sender: trader,
      why: 'why-request',
    };
  },
  'request-notice': ({ website: given, number, kind, due, link }, say) => {
    const website = oneLine(given, 100);
    return {
      subject: say('request-notice.subject', { number, website }),
      parts: [
        paragraph(say('request-notice.intro', { website })),
        { kind: 'lines', lines: [say('request-notice.kind', { kind }), say('request-notice.due', { due })] },
        { kind: 'link', label: say('request-notice.open'), url: link },
      ],
      why: 'why-desk',
    };
  },
  'request-unconfirmed': ({ website: given, requests, more, link }, say) => {
    const website = oneLine(given, 100);
    return {
      subject: say('request-unconfirmed.subject', { website, count: requests.length + more }),
      parts: [
        paragraph(say('request-unconfirmed.intro', { website })),
        {
          kind: 'lines',
          lines: [
            ...requests.map(({ number, day }) => `– ${say('request-unconfirmed.line', { number, day })}`),
            ...(more === 0 ? [] : [say('request-reminder.more', { count: more })]),
          ],
        },
        paragraph(say('request-unconfirmed.what')),
        { kind: 'link', label: say('request-reminder.open'), url: link },
      ],
      why: 'why-desk',
    };
  },
  'request-reminder': ({ website: given, requests, more, link }, say) => {
    const website = oneLine(given, 100);
    return {
      subject: say('request-reminder.subject', { website, count: requests.length + more }),
      parts: [
        paragraph(say('request-reminder.intro', { website })),
        {
          kind: 'lines',
          lines: [
            ...requests.flatMap(({ number, day, days, confirmed }) => [
              `– ${days < 0 ? say('request-reminder.overdue', { number, day }) : say('request-reminder.line', { number, day, days })}`,
              ...(confirmed ? [] : [`  ${say('request-reminder.unconfirmed', { number })}`]),
            ]),
            ...(more === 0 ? [] : [say('request-reminder.more', { count: more })]),
          ],
        },
        { kind: 'link', label: say('request-reminder.open'), url: link },
      ],
      why: 'why-desk',
    };
  },
};

/** Its lines are marked, so that none of them can be taken for one of ours. */
function quoted(head: string, text: string): EmailPart[] {
  const lines = text.split('\n').map((line) => `> ${oneLine(line, maxDeclarationLength)}`.trimEnd());
  return [{ kind: 'lines', lines: [head, ...lines] }];
}

function paragraph(text: string): EmailPart {
  return { kind: 'paragraph', text };
}
