/** Tree to HTML by an exhaustive walker: what the model cannot say cannot be written. Runs in server and browser. */
import type {
  Draft,
  DraftBlock,
  DraftPhrase,
  Heading,
  Plain,
  PlainBlock,
  PlainPhrase,
} from '@clausewright/agreements/tree';
import { safeUrl } from './links.ts';
import { type Outline, outlineOf } from './outline.ts';
import { printable } from './printable.ts';

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text for element content and quoted attributes. */
export function escapeHtml(text: string): string {
  return printable(text).replace(/[&<>"']/gu, (sign) => entities[sign] ?? sign);
}

/** What the two trees do differently: ids and live links in files, provenance and inert links in the preview. */
interface Style {
  headingId: (node: Heading<PlainPhrase> | Heading<DraftPhrase>) => string | null;
  link: (url: string, content: string) => string;
  table: (html: string) => string;
}

function phrasesHtml(phrases: readonly DraftPhrase[], style: Style): string {
  return phrases.map((node) => phraseHtml(node, style)).join('');
}

function phraseHtml(node: DraftPhrase, style: Style): string {
  switch (node.type) {
    case 'text': {
      const text = escapeHtml(node.value);
      return node.from === undefined ? text : `<mark data-from="${escapeHtml(node.from)}">${text}</mark>`;
    }
    case 'blank':
      return `<span class="blank" data-from="${escapeHtml(node.from)}">[•]</span>`;
    case 'break':
      return '<br>';
    case 'strong':
      return `<strong>${phrasesHtml(node.children, style)}</strong>`;
    case 'emphasis':
      return `<em>${phrasesHtml(node.children, style)}</em>`;
    case 'link':
      return style.link(node.url, phrasesHtml(node.children, style));
    case 'inlinePart':
      return phrasesHtml(node.children, style);
    default:
      return node satisfies never;
  }
}

function blocksHtml(blocks: readonly DraftBlock[], style: Style): string {
  return blocks.map((node) => blockHtml(node, style)).join('\n');
}

function itemHtml(blocks: readonly DraftBlock[], style: Style): string {
  const [first, ...rest] = blocks;
  if (first?.type !== 'paragraph' || rest.some((node) => node.type !== 'list'))
    return `<li>${blocksHtml(blocks, style)}</li>`;
  const lists = rest.length > 0 ? `\n${blocksHtml(rest, style)}\n` : '';
  return `<li>${phrasesHtml(first.children, style)}${lists}</li>`;
}

function blockHtml(node: DraftBlock, style: Style): string {
  switch (node.type) {
    case 'heading': {
      const id = style.headingId(node);
      const mark = id === null ? '' : ` id="${escapeHtml(id)}"`;
      return `<h${node.depth}${mark}>${phrasesHtml(node.children, style)}</h${node.depth}>`;
    }
    case 'paragraph':
      return `<p>${phrasesHtml(node.children, style)}</p>`;
    case 'list': {
      const tag = node.ordered ? 'ol' : 'ul';
      return `<${tag}>\n${node.children.map((item) => itemHtml(item.children, style)).join('\n')}\n</${tag}>`;
    }
    case 'records': {
      const head = node.fields.map((field) => `<th scope="col">${escapeHtml(field)}</th>`).join('');
      const rows = node.rows.map((row) => {
        const cells = row.map((cell, column) =>
          column === 0
            ? `<th scope="row">${phrasesHtml(cell, style)}</th>`
            : `<td>${phrasesHtml(cell, style)}</td>`,
        );
        return `<tr>${cells.join('')}</tr>`;
      });
      return style.table(
        `<table>\n<thead>\n<tr>${head}</tr>\n</thead>\n<tbody>\n${rows.join('\n')}\n</tbody>\n</table>`,
      );
    }
    case 'blockPart':
      return blocksHtml(node.children, style);
    default:
      return node satisfies never;
  }
}

function liveLink(url: string, content: string): string {
  const safe = safeUrl(url);
  return safe === null ? content : `<a href="${escapeHtml(safe)}">${content}</a>`;
}

function documentStyle(outline: Outline, table: Style['table']): Style {
  return {
    headingId: (node) => outline.get(node as Heading<PlainPhrase>)?.id ?? null,
    link: liveLink,
    table,
  };
}

/** The blocks of a document; headings carry the ids of `outlineOf`. No wrapper, no style, no script. */
export function renderHtml(plain: Plain): string {
  return blocksHtml(
    plain.children,
    documentStyle(outlineOf(plain), (html) => html),
  );
}

/** The same for our own pages: a wide table scrolls inside a group that the keyboard reaches. */
export function renderPageBlocks(blocks: readonly PlainBlock[], outline: Outline, label: string): string {
  const table = (html: string) =>
    `<div class="table" role="group" tabindex="0" aria-label="${escapeHtml(label)}">${html}</div>`;
  return blocksHtml(blocks, documentStyle(outline, table));
}

/** What an owner pastes into a page of their own: `<article lang>` and nothing else. */
export function renderArticle(plain: Plain): string {
  return `<article lang="${plain.language}">\n${renderHtml(plain)}\n</article>\n`;
}

/**
 * The wizard's preview: `<section data-clause>` per clause, `<mark data-from>` around words of an answer, `[•]` in
 * `<span class="blank" data-from>` for a missing one. Links lead nowhere; ids of parts and duties are not shown.
 */
export function renderDraftHtml(draft: Draft): string {
  const style: Style = {
    headingId: () => null,
    link: (_url, content) => `<span class="link">${content}</span>`,
    table: (html) => html,
  };
  return draft.clauses
    .map(
      (clause) =>
        `<section data-clause="${escapeHtml(clause.id)}">\n${blocksHtml(clause.blocks, style)}\n</section>`,
    )
    .join('\n');
}
