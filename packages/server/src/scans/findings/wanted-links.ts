/** Which legal links every page of a website should have, by the law of its owner's country. */
import { type LinkDuty, linkDuties } from '@clausewright/library/footer-links';
import type { WantedLink } from '@clausewright/scanner/findings';
import type { Observation } from '@clausewright/scanner/observation';
import { liveUrl } from '../../documents/records/live-url.ts';
import type { SiteVersion } from '../../documents/site-consistency/site-documents.ts';

const codes = {
  PRIVACY_POLICY: 'policy-not-linked',
  IMPRINT: 'imprint-not-linked',
} as const satisfies Record<LinkDuty['type'], string>;

interface Owner {
  documentsUrl: string;
  /** That are served for the website. */
  documents: readonly SiteVersion[];
  /** As the owner said it of the website. */
  country: string | null;
}

/** Without an owner the website alone tells the country. */
export function wantedLinks({ address, passes }: Observation, owner?: Owner): WantedLink[] {
  const pages = passes[0]?.pages ?? [];
  const { documents = [], country = null } = owner ?? {};
  const duties = linkDuties(
    { address, pages },
    {
      country:
        documents.map(({ answers }) => answers['country']).find((one) => typeof one === 'string') ?? country,
      siteKinds: [...new Set(documents.flatMap(({ answers }) => textsIn(answers['site_kind'])))],
    },
  );
  return duties.map(({ type, need, name, law, isLink }): WantedLink => {
    const served = documents.find(({ questionnaire }) => questionnaire.type === type);
    const url = served === undefined || owner === undefined ? null : liveUrl(owner, served);
    return {
      code: codes[type],
      severity: need === 'required' ? 'warning' : 'notice',
      link: { name, law, url },
      isLink,
    };
  });
}

function textsIn(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
}
