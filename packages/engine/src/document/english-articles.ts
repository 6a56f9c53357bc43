/** Countries that English names with an article inside a sentence, `in the Netherlands`; in a table or an address they have none. */
import { rewriteBlocks } from './rewrite-blocks.ts';
import { phraseText } from './tree-text.ts';
import type { DraftBlock, DraftPhrase } from './tree.ts';

const named = new Set([
  'Bahamas',
  'British Virgin Islands',
  'Cayman Islands',
  'Central African Republic',
  'Dominican Republic',
  'Falkland Islands',
  'Faroe Islands',
  'Gambia',
  'Isle of Man',
  'Maldives',
  'Marshall Islands',
  'Netherlands',
  'Philippines',
  'Solomon Islands',
  'United Arab Emirates',
  'United Kingdom',
  'United States',
]);

const before = /\b(?:in|to|from|of|and|or|for|outside|within)[ \u00A0]$|countries: $/;
const listed = /^(?:, |,? (?:and|or) )/;
/** Words of ours and names of countries that were put together; an adjective has no article: `United Kingdom law`. */
const together = new RegExp(
  `(\\b(?:in|to|from|of|and|or|for|outside|within) |countries: |, (?=[A-Z][\\w ]+,? (?:and|or) ))(${[...named].join('|')})(?! [a-z]+ (?:law|list|embargo)| (?:law|list|government|embargo|users?|states?)\\b)`,
  'g',
);

export function withEnglishArticles(blocks: readonly DraftBlock[]): DraftBlock[] {
  return rewriteBlocks(blocks, { phrases: (list) => phrases(list, '') });
}

function phrases(list: readonly DraftPhrase[], outside: string): DraftPhrase[] {
  let said = outside;
  return list.map((phrase, at): DraftPhrase => {
    const soFar = said;
    said += phrase.type === 'break' ? '\n' : phraseText([phrase]);
    if ('children' in phrase) return { ...phrase, children: phrases(phrase.children, soFar) };
    if (phrase.type !== 'text') return phrase;
    if (!named.has(phrase.value)) {
      return phrase.from === undefined
        ? { ...phrase, value: phrase.value.replace(together, '$1the $2') }
        : phrase;
    }
    const goesOn = soFar.endsWith(', ') && listed.test(phraseText(list.slice(at + 1, at + 2)));
    return before.test(soFar) || goesOn ? { ...phrase, value: `the ${phrase.value}` } : phrase;
  });
}
