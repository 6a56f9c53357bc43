/** English as it is written in the United States. Texts are drafted in British spelling; an American owner's are spelled anew. */
import type { Language } from '@clausewright/contract/languages';
import { dayInMs } from './civil-date.ts';
import type { WordTree } from './nouns.ts';
import { rewriteBlocks } from './rewrite-blocks.ts';
import type { DraftBlock, DraftPhrase } from './tree.ts';

const months = 'January|February|March|April|May|June|July|August|September|October|November|December';

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
  [/\b([Ff])ulfil\b/g, '$1ulfill'],
  [/\b([Cc])ancell(?=ed|ing)/g, '$1ancel'],
  [/\b([Ll])abell(?=ed|ing)/g, '$1abel'],
  [/\b([Jj])udgement/g, '$1udgment'],
  [/\b([Aa])nalys(?=e|ing)(?!es)/g, '$1nalyz'],
  [/\bby telephone on\b/g, 'by phone at'],
  [/\bby post\b/g, 'by mail'],
  [/\bcall us on\b/g, 'call us at'],
  [/\bproof of posting\b/g, 'proof of mailing'],
  [/\b([Tt])oll-free on\b/g, '$1oll-free at'],
  [/\btelephone(?! Consumer)/g, 'phone'],
  [/\bTelephone(?! Consumer)/g, 'Phone'],
  [/\bFood supplements/g, 'Dietary supplements'],
  [/\bcommercial guarantee/g, 'warranty'],
  [/\bCommercial guarantee/g, 'Warranty'],
  [/\bworking day/g, 'business day'],
  [/\b([Bb])efore dispatch\b/g, '$1efore shipping'],
  [/\bdispatched\b/g, 'shipped'],
  [/\bdispatch\b/g, 'ship'],
  [/\bUS (?=states?\b|law\b|federal\b|government\b)/g, 'U.S. '],
  [/\b(\d[\d,]*) US dollars/g, 'US\u00A0$$$1'],
  [new RegExp(`\\b(\\d{1,2})[ \u00A0](${months})[ \u00A0](\\d{4})\\b`, 'g'), '$2\u00A0$1, $3'],
  [new RegExp(`\\b(\\d{1,2})[ \u00A0](${months})\\b`, 'g'), '$2\u00A0$1'],
  [/([Ff]av|[Bb]ehavi|[Hh]on|[Cc]ol|[Ll]ab)our/g, '$1or'],
  [
    /([Oo]rgan|[Cc]omputer|[Rr]ecogn|[Pp]ersonal|[Aa]nonym|[Aa]uthor|[Uu]til|[Mm]inim|[Ii]tem|[Tt]oken|[Ss]pecial|[Cc]ustom|[Oo]ptim|[Pp]seudonym|[Pp]riorit|[Ss]ummar)is(?=e|ing|ation)/g,
    '$1iz',
  ],
  // The acts of the states and Article 9 GDPR keep their own words.
  [
    /(?<!sensitive |biometric |categories of )\b([Pp])ersonal data\b(?! protection| breach)/g,
    '$1ersonal information',
  ],
  [/\b([Yy]our|[Cc]hild’s|[Cc]hildren’s) data\b/g, '$1 information'],
  [/\bdata about you\b/g, 'information about you'],
  [/\b([Ww]e (?:collect|receive|share|get|keep|protect|use|provide)) data\b/g, '$1 information'],
  [/\b([Tt]he) data (?=we |you )/g, '$1 information '],
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
  return rewriteBlocks(blocks, {
    phrases,
    heading: (list) => titled(phrases(list)),
    label: spelledInAmerican,
  });
}

const small = /^(?:an?|and|as|at|but|by|for|from|if|in|into|nor|of|on|or|the|to|with)$/;

/** A heading of ours with capitals, as titles have them in the United States; `goesOn`: other words stand before. */
export function titleCase(title: string, goesOn = false): string {
  let isFirst = !goesOn;
  const end = title.replace(/[^\p{L}\d]+$/u, '').length;
  return title.replace(/[\p{L}\d][\p{L}\d’']*/gu, (word, at: number) => {
    const isLast = !goesOn && at + word.length === end;
    const stays = !isFirst && !isLast && small.test(word);
    isFirst = false;
    return stays ? word : word.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
  });
}

function titled(list: readonly DraftPhrase[], goesOn = false): DraftPhrase[] {
  return list.map((phrase, at): DraftPhrase => {
    const hasWordsBefore = goesOn || at > 0;
    if ('children' in phrase) return { ...phrase, children: titled(phrase.children, hasWordsBefore) };
    if (phrase.type !== 'text' || phrase.from !== undefined) return phrase;
    return { ...phrase, value: titleCase(phrase.value, hasWordsBefore) };
  });
}

/** `(415) 555-0142` for a number of the United States and Canada; null for any other. */
export function americanPhone(number: string): string | null {
  const [, area, exchange, line] = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(number.replace(/[^\d+]/g, '')) ?? [];
  return area === undefined ? null : `(${area})\u00A0${exchange}-${line}`;
}

function dialled(phrase: DraftPhrase): DraftPhrase {
  return phrase.type === 'text' ? { ...phrase, value: americanPhone(phrase.value) ?? phrase.value } : phrase;
}

function phrases(list: readonly DraftPhrase[]): DraftPhrase[] {
  return list.map((phrase): DraftPhrase => {
    if (phrase.type === 'blank' || phrase.type === 'break') return phrase;
    if (phrase.type === 'link' && phrase.url.startsWith('tel:'))
      return { ...phrase, children: phrase.children.map(dialled) };
    if (phrase.type !== 'text') return { ...phrase, children: phrases(phrase.children) };
    if (phrase.from !== undefined) return phrase;
    const value = spelledInAmerican(phrase.value);
    // A reference names the other section by its title, in quotes.
    return {
      ...phrase,
      value: phrase.section !== undefined && value.startsWith('“') ? titleCase(value) : value,
    };
  });
}
