import type { EmbeddedDocument } from '@clausewright/contract';
import { type HostedFrame, renderFragment } from '@clausewright/documents';
import type { Plain } from '@clausewright/engine/document/tree';
import type { HostedVersion } from '../page-frame/hosted-frame.ts';

/** How a document is given to a page of somebody else. */
export interface EmbeddedForm {
  type: 'json' | 'html';
  /** Level of the title, 1 to 4. */
  heading: number;
}

interface About {
  frame: HostedFrame;
  version: HostedVersion;
  /** Number of the version that holds now. */
  current: number | undefined;
  /** The hosted page of this version in this language. */
  url: string;
  /** The language that was asked for is not there. */
  fallback: boolean;
  effective: string | null;
}

/** What a hosted page shows, without the page. */
export function embeddedText(tree: Plain, { type, heading }: EmbeddedForm, about: About): string {
  const { frame, version, current = version.number, url, fallback, effective } = about;
  const { html, sections } = renderFragment(tree, {
    heading,
    origin: new URL(url).origin,
    creditLine: frame.creditLine,
    requests: frame.requests ?? null,
  });
  if (type === 'html') return html;
  const answer: EmbeddedDocument = {
    title: tree.title,
    publisher: version.publisher,
    language: tree.language,
    fallback,
    languages: [...version.languages],
    version: version.number,
    current_version: current,
    effective_date: effective,
    updated_at: version.servedAt.toISOString(),
    url,
    canonical: frame.canonical,
    requests_url: frame.requests?.url ?? null,
    html,
    sections,
  };
  return JSON.stringify(answer);
}
