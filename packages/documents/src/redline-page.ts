/** The hosted page that shows what changed between two served versions: plain HTML without JavaScript. */
import type { Language } from '@clausewright/contract/languages';
import type { ClauseText } from '@clausewright/engine/merge/merge';
import type { ListItem } from '@clausewright/engine/document/tree';
import { escapeHtml, renderMarked } from './html.ts';
import { type BarFrame, barHtml, href, pageFile } from './page-frame.ts';
import { type MarkedClause, markedClauses } from './redline-clauses.ts';
import type { Change, MarkedBlock, MarkedPhrase } from './redline-tree.ts';

/** What stands around the red-line. Every word comes from the caller, in the document's language. */
export interface RedlineFrame extends BarFrame {
  language: Language;
  /** Of the page: `Changes to the Privacy Policy`. */
  title: string;
  /** The older version and the newer one: `Version 2, 1 May 2026` with the address of its page. */
  before: { label: string; url: string };
  after: { label: string; url: string };
  messages: BarFrame['messages'] & {
    skip: string;
    /** Before the two versions: `Before:`, `After:`. */
    before: string;
    after: string;
    /** Names the list of changed sections. */
    changes: string;
    /** Names the legend. */
    legend: string;
    /** In the legend and, for screen readers, before every change. */
    added: string;
    removed: string;
    /** Shown instead of the legend where both say the same. */
    unchanged: string;
  };
}

/** The newer document with everything that was taken out or put in since the older one. */
export function renderRedlinePage(
  before: readonly ClauseText[],
  after: readonly ClauseText[],
  frame: RedlineFrame,
): string {
  const { messages } = frame;
  const said = { ins: messages.added, del: messages.removed };
  const html = (blocks: readonly MarkedBlock[]) => renderMarked(blocks, { said, scrolls: frame.title });
  const clauses = markedClauses(before, after);
  const changed = clauses.filter(({ change }) => change !== 'same');
  const sections = clauses.map((clause, index) => {
    const { blocks } = index === 0 ? withoutTitle(clause) : clause;
    if (clause.change === 'same') return html(blocks);
    return `<section id="change-${changed.indexOf(clause) + 1}">\n${html(blocks)}\n</section>`;
  });
  const contents = contentsHtml(changed, messages.changes, html);
  return pageFile(
    frame,
    '<meta name="robots" content="noindex">\n',
    `<a class="skip" href="#document">${escapeHtml(messages.skip)}</a>
${barHtml(frame.language, frame)}
<div class="wrap page${contents === '' ? '' : ' with-contents'}">
${contents}<main id="document" tabindex="-1">
<article class="doc" lang="${frame.language}">
${html(titleOf(clauses))}
<div class="meta">
<p>${versionHtml(messages.before, frame.before)}<br>${versionHtml(messages.after, frame.after)}</p>
${changed.length === 0 ? `<p>${escapeHtml(messages.unchanged)}</p>` : legendHtml(messages)}
</div>
${sections.join('\n')}
</article>
</main>
</div>`,
  );
}

/** The title stands above the two versions, as on the page of each. */
function titleOf([first]: readonly MarkedClause[]): readonly MarkedBlock[] {
  return first?.blocks.slice(0, first.blocks.length - withoutTitle(first).blocks.length) ?? [];
}

function withoutTitle(clause: MarkedClause): MarkedClause {
  const [title, ...rest] = clause.blocks;
  return title?.type === 'heading' && title.depth === 1 ? { ...clause, blocks: rest } : clause;
}

function versionHtml(words: string, { label, url }: RedlineFrame['before']): string {
  return `${escapeHtml(words)} <a href="${href(url)}">${escapeHtml(label)}</a>`;
}

function legendHtml({ legend, added, removed }: RedlineFrame['messages']): string {
  return `<ul class="legend" aria-label="${escapeHtml(legend)}"><li><ins>${escapeHtml(added)}</ins></li><li><del>${escapeHtml(removed)}</del></li></ul>`;
}

function contentsHtml(
  changed: readonly MarkedClause[],
  label: string,
  html: (blocks: readonly MarkedBlock[]) => string,
): string {
  if (changed.length < 2) return '';
  const whole: Partial<Record<MarkedClause['change'], Change['as']>> = { added: 'ins', removed: 'del' };
  const items = changed.map((clause, index): ListItem<MarkedBlock> => {
    const as = whole[clause.change];
    const text: MarkedPhrase = { type: 'text', value: clause.heading || openingOf(clause.blocks) };
    const words: MarkedPhrase = as === undefined ? text : { type: 'change', as, children: [text] };
    const link: MarkedPhrase = { type: 'link', url: `#change-${index + 1}`, children: [words] };
    return { type: 'listItem', children: [{ type: 'paragraph', children: [link] }] };
  });
  return `<nav class="contents changes" aria-label="${escapeHtml(label)}">${html([{ type: 'list', ordered: true, children: items }])}</nav>\n`;
}

/** The first words of a clause without a heading. */
function openingOf(blocks: readonly MarkedBlock[]): string {
  const paragraph = blocks.find((block) => block.type === 'paragraph');
  const words = textOf(paragraph?.children ?? [])
    .trim()
    .split(/\s+/u);
  return words.length > 8 ? `${words.slice(0, 8).join(' ')} …` : words.join(' ') || '…';
}

function textOf(phrases: readonly MarkedPhrase[]): string {
  return phrases
    .map((phrase) => {
      if (phrase.type === 'text') return phrase.value;
      return phrase.type === 'break' ? ' ' : textOf(phrase.children);
    })
    .join('');
}
