import type { Language } from '@clausewright/contract/languages';
import type { List, Plain, PlainBlock, PlainPhrase } from '@clausewright/engine/document/tree';
import { safeUrl, showsUrl } from './links.ts';
import { type Outline, buildOutline } from './outline.ts';
import { printable } from './printable.ts';
import { recordsAsList } from './records-as-list.ts';

const columns = 78;
const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
const narrow = /^[\u0020-\u02ff\u0370-\u0482\u048a-\u052f\u2010-\u2027\u2030-\u205e\u20a0-\u20bf]*$/u;
const wide =
  /^(?:[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}|[\u{20000}-\u{3fffd}])/u;
const emptyCluster = /^[\p{M}\p{Cf}]+$/u;

/** Columns that the text takes in a terminal: 2 for East Asian and emoji clusters, 0 for marks and formats alone. */
export function textWidth(text: string): number {
  if (narrow.test(text)) return text.length;
  let width = 0;
  for (const { segment } of segmenter.segment(text))
    width += emptyCluster.test(segment) ? 0 : wide.test(segment) || segment.includes('\ufe0f') ? 2 : 1;
  return width;
}

/** Text with `\n` for line breaks; a link is followed by its address unless it shows it already. */
function words(phrases: readonly PlainPhrase[]): string {
  return phrases
    .map((node) => {
      if (node.type === 'text') return printable(node.value);
      if (node.type === 'break') return '\n';
      const content = words(node.children);
      if (node.type !== 'link') return content;
      const url = safeUrl(node.url);
      if (url === null || url.startsWith('#') || showsUrl(url, content)) return content;
      return `${content} (${url})`;
    })
    .join('');
}

/** Breaks at ordinary spaces only, so a no-break space and a long address stay whole. */
function wrapLine(text: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  let used = 0;
  for (const word of text.split(' ')) {
    if (word === '') continue;
    const size = textWidth(word);
    if (line !== '' && used + 1 + size > width) {
      lines.push(line);
      line = word;
      used = size;
    } else {
      used += line === '' ? size : size + 1;
      line = line === '' ? word : `${line} ${word}`;
    }
  }
  lines.push(line);
  return lines;
}

function wrap(text: string, indent: string, first = indent): string {
  const width = columns - indent.length;
  const lines = text.split('\n').flatMap((part) => wrapLine(part, width));
  return lines.map((line, index) => `${index === 0 ? first : indent}${line}`.trimEnd()).join('\n');
}

/** Of the whole document; sections inside a list have no number. */
interface Frame {
  language: Language;
  outline: Outline | null;
}

function listText(
  { ordered, children: items }: List<PlainBlock>,
  indent: string,
  language: Language,
): string {
  const markers = items.map((_, index) => (ordered ? `${index + 1}. ` : '- '));
  const size = Math.max(...markers.map((marker) => marker.length));
  const inner = indent + ' '.repeat(size);
  return items
    .map((item, index) => {
      const first = indent + (markers[index] ?? '').padStart(size);
      const [head, ...rest] = item.children;
      const lead = head?.type === 'paragraph' || head?.type === 'heading';
      const opening = lead ? wrap(words(head.children), inner, first) : first.trimEnd();
      const following = (lead ? rest : item.children).map((node) =>
        blockText(node, inner, { language, outline: null }),
      );
      const separated = rest.some((node) => node.type !== 'list');
      return [opening, ...following].join(separated ? '\n\n' : '\n');
    })
    .join('\n');
}

function underline(text: string, sign: string): string {
  const widest = Math.max(...text.split('\n').map(textWidth));
  return `${text}\n${sign.repeat(Math.min(columns, Math.max(1, widest)))}`;
}

function blockText(node: PlainBlock, indent: string, frame: Frame): string {
  const { language, outline } = frame;
  switch (node.type) {
    case 'heading': {
      const number = outline?.get(node)?.number ?? null;
      const prefix = number === null ? '' : `${number}. `;
      const text = wrap(words(node.children), indent + ' '.repeat(prefix.length), indent + prefix);
      if (outline === null || node.depth === 3) return text;
      return underline(text, node.depth === 1 ? '=' : '-');
    }
    case 'paragraph':
      return wrap(words(node.children), indent);
    case 'list':
      return listText(node, indent, language);
    case 'records':
      return listText(recordsAsList(node, language), indent, language);
    default:
      return node satisfies never;
  }
}

/** Plain text of 78 columns, measured in graphemes; tables as lists, sections numbered as in the other files. */
export function renderText(plain: Plain): string {
  const frame: Frame = { language: plain.language, outline: buildOutline(plain) };
  return plain.children
    .map((node) => {
      const text = blockText(node, '', frame);
      return node.type === 'heading' && node.depth === 2 ? `\n${text}` : text;
    })
    .join('\n\n')
    .replace(/^\n+/u, '')
    .concat('\n');
}
