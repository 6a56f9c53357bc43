/** References to other sections name the number that the section has in this document. */
import type { Readers } from './arrange.ts';
import type { Label, Numbered } from './number-sections.ts';
import { type ReferenceRules, referenceRules } from './reference-rules.ts';
import { rewriteBlocks } from './rewrite-blocks.ts';
import { quotedTitle } from './section-title.ts';
import type { DraftClause, DraftPhrase, DraftText } from './tree.ts';

export function numberReferences({ clauses, labels }: Numbered, readers: Readers): DraftClause[] {
  const rules = referenceRules(readers);
  if (rules === undefined) return clauses;
  const phrases = (list: readonly DraftPhrase[]): DraftPhrase[] => {
    const copies = structuredClone([...list]);
    numberRow(copies.flatMap(textsIn), { labels, rules, language: readers.language });
    return copies;
  };
  return clauses.map((clause) => ({ ...clause, blocks: rewriteBlocks(clause.blocks, { phrases }) }));
}

function textsIn(phrase: DraftPhrase): DraftText[] {
  if (phrase.type === 'text') return [phrase];
  return 'children' in phrase ? phrase.children.flatMap(textsIn) : [];
}

interface Numbering {
  labels: ReadonlyMap<string, Label>;
  rules: ReferenceRules;
  language: string;
}

/** The texts of one row of words, changed in their place. */
function numberRow(texts: readonly DraftText[], { labels, rules, language }: Numbering): void {
  texts.forEach((text, at) => {
    const label = text.section === undefined ? undefined : labels.get(text.section);
    // Words of several pieces are one reference, and its last piece is where they end.
    if (label === undefined || texts[at + 1]?.section === text.section) return;
    const start = texts.findLastIndex(({ section }, i) => i < at && section !== text.section) + 1;
    const [first, before] = [texts[start] ?? text, texts[start - 1]];
    const spoken = before !== undefined && isOurs(before) ? before : undefined;
    const where = { label, rules, language, joined: isJoined(texts, start) };
    const described = start === at ? rules.described.exec(text.value)?.[0] : undefined;
    if (text.titled === true || (isQuoted(first) && spoken !== undefined && rules.named.test(spoken.value))) {
      numberTitle(first, spoken, where);
    } else if (described !== undefined && spoken !== undefined) {
      spoken.value += described;
      text.value = quotedTitle(language, label.title);
      numberTitle(text, spoken, where);
    } else if (text.from === undefined) {
      const said = texts.slice(0, at).reduce((all, { value }) => all + value, '');
      const place = `${label.annex ? rules.annex : rules.short}\u00A0${label.number}`;
      text.counted = text.value;
      text.value += isInBrackets(said) ? `, ${place}` : ` (${place})`;
    }
  });
}

function isOurs({ from, section }: DraftText): boolean {
  return from === undefined && section === undefined;
}

/** `before`: the words of ours that lead to it. */
function numberTitle(
  text: DraftText,
  before: DraftText | undefined,
  {
    label,
    rules,
    joined,
    language,
  }: { label: Label; rules: ReferenceRules; joined: boolean; language: string },
): void {
  const isNamed = before !== undefined && rules.named.test(before.value);
  if (before !== undefined)
    before.value = changed(before.value, label.annex ? rules.toAnnex : rules.toSection);
  const noun = label.annex ? rules.annex : isNamed || joined ? '' : rules.section;
  if (before !== undefined && noun === '' && isNamed) before.value = before.value.replace(/ $/u, '\u00A0');
  const opensSentence = /(?:^|[.!?] )$/u.test(before?.value ?? '');
  const spoken = opensSentence ? noun.charAt(0).toUpperCase() + noun.slice(1) : noun;
  text.counted = text.value;
  // American headings have capitals, which the title of a text file has not.
  const printed = quotedTitle(language, label.title);
  const title = printed.toLowerCase() === text.value.toLowerCase() ? printed : text.value;
  text.value = `${spoken === '' ? '' : `${spoken}\u00A0`}${label.number} ${title}`;
}

function changed(words: string, rules: readonly (readonly [RegExp, string])[]): string {
  const rule = rules.find(([pattern]) => pattern.test(words));
  return rule === undefined ? words : words.replace(rule[0], rule[1]);
}

/** The second of two sections that a sentence names with one noun. */
function isJoined(texts: readonly DraftText[], at: number): boolean {
  const [joint, first] = [texts[at - 1], texts[at - 2]];
  return first?.section !== undefined && /^(?:, )?[ ]?\p{L}{0,4} $/u.test(joint?.value ?? '');
}

function isQuoted({ value }: DraftText): boolean {
  return /^[“„«]/u.test(value);
}

function isInBrackets(words: string): boolean {
  return words.split('(').length > words.split(')').length;
}
