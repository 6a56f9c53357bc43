import { oneLine } from './one-line.ts';
import type { Writer } from './writer.ts';

export interface ClientLinkFacts {
  /** To whoever asked a client; what it said is on the page alone. */
  'client-answers': {
    /** Name of this service. */
    service: string;
    website: string;
    /** Questions that were answered. */
    count: number;
    /** Where the answers are read and taken over. */
    link: string;
  };
}

export const clientLinkWriters: {
  readonly [Name in keyof ClientLinkFacts]: Writer<ClientLinkFacts[Name]>;
} = {
  'client-answers': ({ website: named, count, link }, say) => {
    const website = oneLine(named, 80);
    return {
      subject: say('client-answers.subject', { website }),
      parts: [
        { kind: 'paragraph', text: say('client-answers.intro', { website, count }) },
        { kind: 'link', label: say('client-answers.see'), url: link },
        { kind: 'paragraph', text: say('client-answers.taken') },
      ],
      why: 'why-customer',
    };
  },
};
