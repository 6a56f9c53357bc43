/** English as it is written in the United States. Texts are drafted in British spelling; an American owner's are spelled anew. */
import type { Language } from '@clausewright/contract/languages';
import { dayInMs } from './civil-date.ts';
import type { WordTree } from './nouns.ts';
import { rewriteBlocks } from './rewrite-blocks.ts';
import type { DraftBlock, DraftPhrase } from './tree.ts';

const spellings: readonly (readonly [RegExp, string])[] = [
  [/\b([Ll]|[Ss]ubl)icence/g, '$1icense'],
  [/\b([Ww])ilful/g, '$1illful'],
  [/\b([Tt])rade mark/g, '$1rademark'],
  [/\b([Bb])ack-up/g, '$1ackup'],
  [/\bE(?=nquir)/g, 'I'],
  [/\be(?=nquir)/g, 'i'],
  [/\b([Ee])-mail/g, '$1mail'],
  [/\b([Dd])efence/g, '$1efense'],
  [/\b([Pp])rogramme(?!d|r)/g, '$1rogram'],
  [/\bby telephone on\b/g, 'by phone at'],
  [/\bby post\b/g, 'by mail'],
  [/\b(\d[\d,]*) US dollars/g, 'US\u00A0$$$1'],
  [/([Ff]av|[Bb]ehavi|[Hh]on|[Cc]ol|[Ll]ab)our/g, '$1or'],
  [/([Oo]rgan|[Rr]ecogn|[Pp]ersonal|[Aa]nonym|[Aa]uthor|[Uu]til|[Mm]inim)is(?=e|ing|ation)/g, '$1iz'],
];

export function isAmerican(language: Language, country: string | undefined): boolean {
  return language === 'en' && country === 'US';
}

/** Words of ours as an American spells them; never for text that a person typed. */
export function spelledInAmerican(wording: string): string {
  return spellings.reduce((text, [pattern, to]) => text.replace(pattern, to), wording);
}

const dates = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** `November 21, 2026`; null when the text is no date. */
export function americanDate(iso: string): string | null {
  const ms = dayInMs(iso);
  return ms === null ? null : dates.format(ms).replace(' ', '\u00A0');
}

export function nounsInAmerican(tree: WordTree): WordTree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, words]) => [
      key,
      typeof words === 'string' ? spelledInAmerican(words) : nounsInAmerican(words),
    ]),
  );
}

export function blocksInAmerican(blocks: readonly DraftBlock[]): DraftBlock[] {
  return rewriteBlocks(blocks, { phrases, label: spelledInAmerican });
}

function phrases(list: readonly DraftPhrase[]): DraftPhrase[] {
  return list.map((phrase): DraftPhrase => {
    if (phrase.type === 'blank' || phrase.type === 'break') return phrase;
    if (phrase.type !== 'text') return { ...phrase, children: phrases(phrase.children) };
    return phrase.from === undefined ? { ...phrase, value: spelledInAmerican(phrase.value) } : phrase;
  });
}
