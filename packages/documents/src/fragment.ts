import type { Plain } from '@clausewright/engine/document/tree';
import { escapeHtml, renderEmbedded } from './html.ts';
import { buildOutline } from './outline.ts';
import { href } from './page-frame.ts';

export interface Fragment {
  /** One `<article>` without scripts, styles and comments. */
  html: string;
  /** Headings below the title's, in their order. */
  sections: { id: string; number: number | null; title: string }[];
}

export interface FragmentOptions {
  /** Level of the title, 1 to 4. */
  heading: number;
  /** Of our own pages, to which addresses without a host belong. */
  origin: string;
  /** Free agreements only. */
  creditLine: { text: string; url: string } | null;
  /** Where requests about personal data are made. */
  requests?: { label: string; url: string } | null;
}

/** The document to stand within somebody's page, in that page's own style. */
export function renderFragment(plain: Plain, options: FragmentOptions): Fragment {
  const { heading, origin, creditLine, requests = null } = options;
  const outline = buildOutline(plain);
  const desk =
    requests === null ? '' : `<p><a href="${href(requests.url)}">${escapeHtml(requests.label)}</a></p>\n`;
  const credit =
    creditLine === null
      ? ''
      : `<p><small><a href="${href(creditLine.url)}">${escapeHtml(creditLine.text)}</a></small></p>\n`;
  const body = renderEmbedded(plain, outline, { deeper: heading - 1, origin });
  return {
    html: `<article lang="${plain.language}" dir="ltr">\n${body}\n${desk}${credit}</article>\n`,
    sections: [...outline.values()]
      .filter(({ depth }) => depth === 2)
      .map(({ id, number, text }) => ({ id, number, title: text })),
  };
}
