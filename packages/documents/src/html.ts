/** Tree to HTML by an exhaustive walker: what the model cannot say cannot be written. Runs in server and browser. */
import type {
  Draft,
  DraftBlock,
  DraftPhrase,
  Heading,
  Plain,
  PlainBlock,
  PlainPhrase,
} from '@clausewright/engine/document/tree';
import { byBox } from './boxes.ts';
import { safeUrl } from './links.ts';
import { type Outline, buildOutline } from './outline.ts';
import { printable } from './printable.ts';
import type { Change, MarkedBlock, MarkedPhrase } from './redline-tree.ts';

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

type ShownPhrase = DraftPhrase | MarkedPhrase;
type ShownBlock = DraftBlock | MarkedBlock;

/** What the trees do differently: ids and live links in files, provenance and inert links in the preview. */
interface Style {
  headingId: (node: Heading<ShownPhrase>) => string | null;
  isAnnex?: (node: Heading<ShownPhrase>) => boolean;
  /** Levels by which headings stand deeper than in the tree. */
  deeper?: number;
  /** What stands before the words of a heading where no style sheet numbers it. */
  number?: (node: Heading<ShownPhrase>) => string;
  link: (url: string, content: string) => string;
  table: (html: string) => string;
  /** What a screen reader is told of a change, in the language of the document. */
  said?: Readonly<Record<Change['as'], string>>;
}

function phrasesHtml(phrases: readonly ShownPhrase[], style: Style): string {
  return phrases.map((node) => phraseHtml(node, style)).join('');
}

function phraseHtml(node: ShownPhrase, style: Style): string {
  switch (node.type) {
    case 'text': {
      const text = escapeHtml(node.value);
      return !('from' in node) || node.from === undefined
        ? text
        : `<mark data-from="${escapeHtml(node.from)}">${text}</mark>`;
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
    case 'change': {
      const said = style.said === undefined ? '' : ` data-said="${escapeHtml(style.said[node.as])}"`;
      return `<${node.as}${said}>${phrasesHtml(node.children, style)}</${node.as}>`;
    }
    default:
      return node satisfies never;
  }
}

/** A fieldset is a frame even where an owner's page has no style for it. */
function blocksHtml(blocks: readonly ShownBlock[], style: Style): string {
  return byBox(blocks)
    .map(({ box, blocks: own }) => {
      const html = own.map((node) => blockHtml(node, style)).join('\n');
      return box === null ? html : `<fieldset>\n${html}\n</fieldset>`;
    })
    .join('\n');
}

/** The blocks that a person sees: a part says where words come from and is no box of its own. */
function opened(blocks: readonly ShownBlock[]): ShownBlock[] {
  return blocks.flatMap((node) => (node.type === 'blockPart' ? opened(node.children) : [node]));
}

function itemHtml(item: readonly ShownBlock[], style: Style): string {
  const blocks = opened(item);
  const [first, ...rest] = blocks;
  if (first?.type !== 'paragraph' || rest.some((node) => node.type !== 'list'))
    return `<li>${blocksHtml(blocks, style)}</li>`;
  const lists = rest.length > 0 ? `\n${blocksHtml(rest, style)}\n` : '';
  return `<li>${phrasesHtml(first.children, style)}${lists}</li>`;
}

function blockHtml(node: ShownBlock, style: Style): string {
  switch (node.type) {
    case 'heading': {
      const id = style.headingId(node);
      const mark = id === null ? '' : ` id="${escapeHtml(id)}"`;
      const kind = style.isAnnex?.(node) === true ? ' class="annex"' : '';
      const level = `h${node.depth + (style.deeper ?? 0)}`;
      return `<${level}${mark}${kind}>${style.number?.(node) ?? ''}${phrasesHtml(node.children, style)}</${level}>`;
    }
    case 'paragraph':
      return `<p>${phrasesHtml(node.children, style)}</p>`;
    case 'list': {
      const tag = node.ordered ? 'ol' : 'ul';
      return `<${tag}>\n${node.children.map((item) => itemHtml(item.children, style)).join('\n')}\n</${tag}>`;
    }
    case 'records': {
      const fields = node.fields.map((field) =>
        typeof field === 'string' ? escapeHtml(field) : phrasesHtml(field, style),
      );
      const head = fields.map((field) => `<th scope="col">${field}</th>`).join('');
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
    isAnnex: (node) => outline.get(node as Heading<PlainPhrase>)?.annex === true,
    link: liveLink,
    table,
  };
}

/** The blocks of a document; headings carry the ids of `buildOutline`. No wrapper, no style, no script. */
export function renderHtml(plain: Plain): string {
  return blocksHtml(
    plain.children,
    documentStyle(buildOutline(plain), (html) => html),
  );
}

/** The same for our own pages: a wide table scrolls inside a group that the keyboard reaches. */
export function renderPageBlocks(blocks: readonly PlainBlock[], outline: Outline, label: string): string {
  return blocksHtml(blocks, documentStyle(outline, scrolling(label)));
}

function scrolling(label: string, name = 'table'): Style['table'] {
  return (html) =>
    `<div class="${name}" role="group" tabindex="0" aria-label="${escapeHtml(label)}">${html}</div>`;
}

/**
 * The same for pages of others, which have styles of their own: sections carry their numbers as text, because
 * sentences refer to them, and no class has a name that such a page may use.
 */
export function renderEmbedded(
  plain: Plain,
  outline: Outline,
  { deeper, origin }: { deeper: number; origin: string },
): string {
  return blocksHtml(plain.children, {
    ...documentStyle(outline, scrolling(plain.title, 'clausewright-table')),
    link: (url, content) => {
      const safe = safeUrl(url) ?? '';
      return liveLink(safe.startsWith('/') ? `${origin}${safe}` : safe, content);
    },
    isAnnex: () => false,
    deeper,
    number: (node) => {
      const number = outline.get(node as Heading<PlainPhrase>)?.number ?? null;
      return number === null ? '' : `${number}. `;
    },
  });
}

/** Two documents in one: headings have no ids, because one of them may be there twice. `scrolls`: name of its tables. */
export function renderMarked(
  blocks: readonly MarkedBlock[],
  { said, scrolls }: { said?: Style['said']; scrolls?: string } = {},
): string {
  const table = scrolls === undefined ? (html: string) => html : scrolling(scrolls);
  return blocksHtml(blocks, { headingId: () => null, link: liveLink, table, ...(said && { said }) });
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
