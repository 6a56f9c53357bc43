import { createHash } from 'node:crypto';
import type { Plain, PlainBlock } from '@clausewright/engine/document/tree';
import type { Language } from '@clausewright/contract';
import { buildContents } from './contents.ts';
import { escapeHtml, renderPageBlocks } from './html.ts';
import { numbersSections, buildOutline, type Outline } from './outline.ts';
import { type BarFrame, barHtml, href, pageFile } from './page-frame.ts';
import { pageStyle } from './page-style.ts';

/** `style-src` source of both pages, quotes included: `'sha256-…'`. */
export const pageStyleHash = `'sha256-${createHash('sha256').update(pageStyle).digest('base64')}'`;

/** What stands around the document on its live page. Every word comes from the caller, in the document's language. */
export interface HostedFrame extends BarFrame {
  /** Absolute addresses. */
  canonical: string;
  /** `Version 3, 20 November 2025`; the words of `updated.text` inside it become a `<time>`. */
  versionLine: string;
  updated: { iso: string; text: string };
  /** Leads from an old version to the one that holds now: `{ words: 'Replaced by:', label: 'Version 4, …' }`. */
  newer?: { words: string; label: string; url: string } | null;
  /** What to know before it is read, each in a language of its own. */
  notes?: readonly { language: Language; text: string }[];
  /** Where requests about personal data are made; no part of the document. */
  requests?: { label: string; url: string } | null;
  /** Newest first; `current` is the one on this page, `changes` leads to what it changed. Empty: no list. */
  versions: readonly {
    label: string;
    url: string;
    current: boolean;
    changes?: { label: string; url: string } | null;
  }[];
  /** Free agreements only. */
  creditLine: { text: string; url: string } | null;
  messages: BarFrame['messages'] & { skip: string; contents: string; versions: string };
}

const numberedClass = (plain: Plain) => (numbersSections(plain) ? ' numbered' : '');

/** A whole file for the download: style inline, no script, light, dark and print. */
export function renderPage(plain: Plain): string {
  const outline = buildOutline(plain);
  const list = buildContents(plain);
  const show = (children: readonly PlainBlock[]): string => renderPageBlocks(children, outline, plain.title);
  const blocks =
    list === null
      ? show(plain.children)
      : `${show(list.before)}\n${contentsHtml(outline, list.label)}${show(list.after)}`;
  return pageFile(
    plain,
    '',
    `<main class="file">\n<article class="doc${numberedClass(plain)}" lang="${plain.language}">\n${blocks}\n</article>\n</main>`,
  );
}

function contentsHtml(outline: Outline, label: string): string {
  const sections = [...outline.values()].filter((entry) => entry.depth === 2);
  if (sections.length < 2) return '';
  const items = sections.map(({ id, text: whole, number: given }) => {
    const [, written, rest] = /^(\d{1,3}\.)\s(.+)$/u.exec(whole) ?? [];
    const [number, text] = [given ?? written ?? null, rest ?? whole];
    const words = `<span>${escapeHtml(text)}</span>`;
    const link = number === null ? ' class="plain"' : '';
    return `<li><a href="#${escapeHtml(id)}"${link}>${number === null ? '' : `<span>${number}</span>`}${words}</a></li>`;
  });
  return `<nav class="contents" aria-label="${escapeHtml(label)}"><ol>\n${items.join('\n')}\n</ol></nav>\n`;
}

function versionHtml({ versionLine, updated }: HostedFrame): string {
  const line = escapeHtml(versionLine);
  const date = escapeHtml(updated.text);
  const at = date === '' ? -1 : line.indexOf(date);
  if (at < 0) return line;
  return `${line.slice(0, at)}<time datetime="${escapeHtml(updated.iso)}">${date}</time>${line.slice(at + date.length)}`;
}

function newerHtml({ newer = null }: HostedFrame): string {
  if (newer === null) return '';
  const link = `<a href="${href(newer.url)}">${escapeHtml(newer.label)}</a>`;
  return `<p class="meta"><strong>${escapeHtml(newer.words)}</strong> ${link}</p>\n`;
}

function notesHtml({ notes = [] }: HostedFrame): string {
  return notes
    .map(
      ({ language, text }) => `<p class="meta" lang="${language}"><strong>${escapeHtml(text)}</strong></p>\n`,
    )
    .join('');
}

function requestsHtml({ requests = null }: HostedFrame): string {
  if (requests === null) return '';
  return `<p class="meta"><a href="${href(requests.url)}">${escapeHtml(requests.label)}</a></p>\n`;
}

function footHtml(frame: HostedFrame): string {
  const versions = frame.versions.map(({ label, url, current, changes = null }) => {
    const here = current ? ' aria-current="true"' : '';
    const link = `<a href="${href(url)}"${here}>${escapeHtml(label)}</a>`;
    if (changes === null) return `<li>${link}</li>`;
    return `<li>${link} (<a href="${href(changes.url)}">${escapeHtml(changes.label)}</a>)</li>`;
  });
  const list =
    versions.length === 0
      ? ''
      : `<nav class="versions" aria-labelledby="all-versions"><h2 id="all-versions">${escapeHtml(frame.messages.versions)}</h2><ul>${versions.join('')}</ul></nav>\n`;
  const credit =
    frame.creditLine === null
      ? ''
      : `<p><a href="${href(frame.creditLine.url)}">${escapeHtml(frame.creditLine.text)}</a></p>\n`;
  return list + credit === ''
    ? ''
    : `<footer class="wrap"><div class="foot">\n${list}${credit}</div></footer>\n`;
}

/** The live page: plain HTML without JavaScript, contents at the left, every language and version linked. */
export function renderHostedPage(plain: Plain, frame: HostedFrame): string {
  const outline = buildOutline(plain);
  // An old version names the page that holds now; only that one has alternates.
  const isCanonical = frame.languages.some(({ url }) => url === frame.canonical);
  const alternates = (isCanonical ? frame.languages : []).map(
    ({ language, url }) => `<link rel="alternate" hreflang="${language}" href="${href(url)}">\n`,
  );
  const described = [plain.title, frame.publisher, frame.versionLine]
    .filter((part) => part !== '')
    .join(', ');
  const head = `<meta name="description" content="${escapeHtml(described)}">
<link rel="canonical" href="${href(frame.canonical)}">\n${alternates.join('')}`;
  const contents = contentsHtml(outline, frame.messages.contents);
  const [first, ...rest] = plain.children;
  const title = first === undefined ? '' : renderPageBlocks([first], outline, plain.title);
  const body = renderPageBlocks(rest, outline, plain.title);
  return pageFile(
    plain,
    head,
    `<a class="skip" href="#document">${escapeHtml(frame.messages.skip)}</a>
${barHtml(plain.language, frame)}
<div class="wrap page${contents === '' ? '' : ' with-contents'}">
${contents}<main id="document" tabindex="-1">
<article class="doc${numberedClass(plain)}" lang="${plain.language}">
${title}
<p class="meta">${versionHtml(frame)}</p>
${requestsHtml(frame)}${newerHtml(frame)}${notesHtml(frame)}${body}
</article>
</main>
</div>
${footHtml(frame)}`,
  );
}
