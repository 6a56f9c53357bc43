import type { EmailPart } from './email.ts';
import type { MailWords } from './mail-words.ts';
import { formatMoment } from './format-moment.ts';
import { oneLine, maxDeclarationLength } from './one-line.ts';
import type { Writer } from './writer.ts';

interface AboutWithdrawal {
  /** Name of this service. */
  service: string;
  /** Towards whom the consumer withdrew, and how they are reached. */
  trader: string;
  contact: string;
  /** ISO time of the declaration. */
  at: string;
  /** The declaration in the language that it was made in, and what fills it. */
  statement: string;
  name: string;
  contract: string;
  items: string | null;
  email: string;
  /** Who an answer to the letter goes to: the other of the two. */
  replyTo: string;
}

export interface WithdrawalFacts {
  'withdrawal-received': AboutWithdrawal;
  'withdrawal-notice': AboutWithdrawal & {
    /** The site whose function was used. */
    place: string;
    /** The log of its owner. */
    link: string;
  };
}

/** Letters that are kept as long as the declaration that they are about. */
export const withdrawalEmails = ['withdrawal-received', 'withdrawal-notice'] as const;

export const withdrawalWriters: { readonly [Name in keyof WithdrawalFacts]: Writer<WithdrawalFacts[Name]> } =
  {
    'withdrawal-received': (facts, say, language) => {
      const trader = oneLine(facts.trader, 200);
      const moment = formatMoment(new Date(facts.at), language);
      return {
        subject: say('withdrawal-received.subject', { trader }),
        parts: [
          paragraph(say('withdrawal-received.intro', { trader, moment })),
          paragraph(say('withdrawal-received.declared', { trader })),
          ...declared(facts, say),
          paragraph(say('withdrawal-received.keep')),
          paragraph(say('withdrawal-received.contact', { trader, email: facts.contact })),
        ],
        sender: trader,
        why: 'why-withdrawal',
      };
    },
    'withdrawal-notice': (facts, say, language) => {
      const place = oneLine(facts.place, 100);
      const moment = formatMoment(new Date(facts.at), language);
      return {
        subject: say('withdrawal-notice.subject', { place }),
        parts: [
          paragraph(say('withdrawal-notice.intro', { place, moment })),
          paragraph(say('withdrawal-notice.declared')),
          ...declared(facts, say),
          paragraph(say('withdrawal-notice.acknowledged')),
          paragraph(say('withdrawal-notice.refund')),
          { kind: 'link', label: say('withdrawal-notice.log'), url: facts.link },
        ],
        why: 'why-function',
      };
    },
  };

/** Its lines are marked, so that none of them can be taken for one of ours. */
function declared({ statement, name, contract, items, email }: AboutWithdrawal, say: MailWords): EmailPart[] {
  const told = [
    statement,
    say('withdrawal-received.name', { value: oneLine(name, maxDeclarationLength) }),
    say('withdrawal-received.contract', { value: oneLine(contract, maxDeclarationLength) }),
    say(items === null ? 'withdrawal-received.whole' : 'withdrawal-received.items'),
    ...(items === null ? [] : items.split('\n').map((line) => oneLine(line, maxDeclarationLength))),
    say('withdrawal-received.email', { value: email }),
  ];
  return [{ kind: 'lines', lines: told.map((line) => `> ${line}`.trimEnd()) }];
}

function paragraph(text: string): EmailPart {
  return { kind: 'paragraph', text };
}
