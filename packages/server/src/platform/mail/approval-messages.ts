import type { AgreementType } from '@clausewright/contract';
import { documentName } from './document-name.ts';
import { oneLine } from './one-line.ts';
import type { Writer } from './writer.ts';

export interface ApprovalFacts {
  /** To members who may approve of what waits. */
  'approval-asked': {
    /** Name of this service. */
    service: string;
    organisation: string;
    /** Address of the member, or name of the organisation where a program asks. */
    asker: string;
    about: { kind: 'document'; type: AgreementType; site: string | null } | { kind: 'banner'; site: string };
    /** Where it is read and decided. */
    link: string;
  };
}

export const approvalWriters: { readonly [Name in keyof ApprovalFacts]: Writer<ApprovalFacts[Name]> } = {
  'approval-asked': ({ organisation: named, asker, about, link }, say, language) => {
    const organisation = oneLine(named);
    const document =
      about.kind === 'document'
        ? documentName(about, say, language)
        : say('banner', { site: oneLine(about.site, 80) });
    return {
      subject: say('approval-asked.subject', { document }),
      parts: [
        {
          kind: 'paragraph',
          text: say('approval-asked.intro', { asker: oneLine(asker), document, organisation }),
        },
        { kind: 'link', label: say('approval-asked.see'), url: link },
        { kind: 'paragraph', text: say('approval-asked.switch', { organisation }) },
      ],
      why: 'why-customer',
    };
  },
};
