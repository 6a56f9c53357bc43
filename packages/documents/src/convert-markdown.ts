import { opensWithTitle, normaliseUnder } from './clause-texts.ts';
import { renderHtml } from './html.ts';
import { readMarkdown } from './read-markdown.ts';
import type { TextFault } from './text-weight.ts';

export type ConvertedMarkdown = { ok: true; html: string } | { ok: false; fault: TextFault };

/**
 * Markdown as the HTML that documents are made of. A text that begins with a heading of depth 1 is levelled as a
 * document, another one as a part of it: its headings are of depth 2 and 3.
 */
export function convertMarkdown(text: string): ConvertedMarkdown {
  const read = readMarkdown(text);
  if (!read.ok) return read;
  const children = normaliseUnder(opensWithTitle(read.blocks) ? 0 : 2, read.blocks);
  return { ok: true, html: renderHtml({ type: 'root', language: 'en', title: '', children }) };
}
