/** HTML of Word, Google Docs and web pages as what a clause may hold. */
import { createPolicy, type TrustedPolicy } from '../../trusted-types.ts';

let policy: TrustedPolicy | null = null;

/** The policy of the page refuses styles in markup, in a document that is only read as well: they get another name. */
const styleName = 'data-css';
const styled = /(<[a-z][^>]*?\s)style(?=\s*=)/giu;

/**
 * In a document of its own, where no script runs and no picture loads; of it only what the schema knows is read.
 * Under a named policy: the default one of the page refuses foreign HTML, and a paste would silently be empty.
 */
function parsed(html: string): Document {
  policy ??= createPolicy('clipboard-html', (text) => text);
  return new DOMParser().parseFromString(
    policy.createHTML(html.replace(styled, `$1${styleName}`)),
    'text/html',
  );
}

export interface ForeignHtml {
  body: HTMLElement;
  /** Something in it has no place in a document: it is gone, or its words are there without their form. */
  isSimplified: boolean;
}

const unseen = 'style,script,meta,link,title,xml,head,template,noscript,object,embed';
const formed =
  'table,img,picture,svg,video,u,s,strike,del,mark,code,pre,blockquote,hr,font,sub,sup,input,select,button';
const colourful =
  /(?:^|;)\s*(?:color|background(?:-color)?|font-family|font-size|text-align|text-decoration(?:-line)?)\s*:/iu;

export function readForeign(html: string): ForeignHtml {
  const doc = parsed(html);
  for (const element of doc.querySelectorAll(unseen)) element.remove();
  const isSimplified =
    doc.querySelector(formed) !== null ||
    [...doc.querySelectorAll(`[${styleName}]`)].some((element) => colourful.test(stylesOf(element)));
  dropComments(doc);
  wordLists(doc);
  for (const table of doc.querySelectorAll('table')) table.replaceWith(...rowsOf(doc, table));
  for (const image of doc.querySelectorAll('img')) image.replaceWith(image.alt);
  for (const element of doc.querySelectorAll(`[${styleName}]`)) readStyles(doc, element);
  return { body: doc.body, isSimplified };
}

function stylesOf(element: Element): string {
  return element.getAttribute(styleName) ?? '';
}

const inlineTags = /^(?:SPAN|A|FONT|B|I|EM|STRONG)$/u;

/** Bold and italic of words that have them by style alone; Google Docs wraps everything in a `b` of normal weight. */
function readStyles(doc: Document, element: Element): void {
  const styles = stylesOf(element);
  const weight = /font-weight\s*:\s*([a-z\d]+)/iu.exec(styles)?.[1]?.toLowerCase() ?? '';
  const isBold = /^(?:bold|bolder|[6-9]\d{2})$/u.test(weight);
  const isItalic = /font-style\s*:\s*(?:italic|oblique)/iu.test(styles);
  if (/^(?:B|STRONG)$/u.test(element.tagName) && /^(?:normal|[1-5]\d{2})$/u.test(weight)) {
    element.replaceWith(...element.childNodes);
    return;
  }
  if (!inlineTags.test(element.tagName)) return;
  for (const tag of [...(isBold ? ['strong'] : []), ...(isItalic ? ['em'] : [])]) {
    const mark = doc.createElement(tag);
    mark.append(...element.childNodes);
    element.append(mark);
  }
}

function dropComments(doc: Document): void {
  const walker = doc.createTreeWalker(doc.body, NodeFilter.SHOW_COMMENT);
  const comments: Comment[] = [];
  while (walker.nextNode()) comments.push(walker.currentNode as Comment);
  for (const comment of comments) comment.remove();
}

/** A table is nothing that can be made here: a row becomes a paragraph, its cells stand behind each other. */
function rowsOf(doc: Document, table: HTMLTableElement): HTMLElement[] {
  return [...table.querySelectorAll('tr')].map((row) => {
    const paragraph = doc.createElement('p');
    for (const [at, cell] of [...row.querySelectorAll('th,td')].entries()) {
      if (at > 0) paragraph.append(' – ');
      const inner = [...cell.childNodes].flatMap((node) =>
        node instanceof Element && /^(?:P|DIV)$/u.test(node.tagName) ? [...node.childNodes] : [node],
      );
      paragraph.append(...inner);
    }
    return paragraph;
  });
}

const wordLevel = /mso-list:\s*l\d+\s+level(\d+)/iu;
const wordMarker = `[${styleName}*="mso-list:Ignore" i],[${styleName}*="mso-list: Ignore" i]`;

/** Word writes lists as paragraphs, with their signs as text. */
function wordLists(doc: Document): void {
  let open: { level: number; list: HTMLElement }[] = [];
  for (const paragraph of doc.querySelectorAll('p')) {
    const level = Number(wordLevel.exec(stylesOf(paragraph))?.[1] ?? 0);
    if (level === 0) {
      open = [];
      continue;
    }
    const marker = paragraph.querySelector(wordMarker);
    const isOrdered = /^\s*[\divxa-z]{1,4}[.)]/iu.test(marker?.textContent ?? '');
    marker?.remove();
    const item = doc.createElement('li');
    const inner = doc.createElement('p');
    inner.append(...paragraph.childNodes);
    item.append(inner);
    open = open.filter((one) => one.level <= level);
    let top = open.at(-1);
    if (top === undefined || top.level < level) {
      const list = doc.createElement(isOrdered ? 'ol' : 'ul');
      if (top === undefined) paragraph.before(list);
      else top.list.lastElementChild?.append(list);
      top = { level, list };
      open.push(top);
    }
    top.list.append(item);
    paragraph.remove();
  }
}
