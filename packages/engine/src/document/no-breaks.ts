import type { Language } from '@clausewright/contract/languages';

type Rule = readonly [RegExp, string];
/** `Art. 6`, `§ 5`, `letter a`: a number stays with the word before it. */
function kept(before: string, after: string): Rule {
  return [new RegExp(`(?<![\\p{L}\\d])(${before}) (?=${after})`, 'giu'), '$1\u00A0'];
}
const letter = '[a-z](?![\\p{L}\\d])';

const rules: { readonly [L in Language]: readonly Rule[] } = {
  de: [
    kept('§§?|Art\\.|Artikel|Artikeln|Abs\\.|Absatz|Nr\\.|Satz|S\\.|Ziffer|Unterabs\\.', '\\d'),
    kept('lit\\.|Buchst\\.|Buchstabe', letter),
    [/(?<!\p{L})(z|d|u|i)\. (?=(?:B|h|a|d)\.)/gu, '$1.\u00A0'],
  ],
  en: [kept('§§?|Art\\.|Articles?|Sections?|paragraphs?|No\\.', '\\d'), kept('point', letter)],
  es: [kept('§|arts?\\.|artículos?|apartados?|n\\.º', '\\d'), kept('letra', letter)],
  fr: [
    [/ (?=[;:!?»](?:\s|[),.]|$))/gu, '\u00A0'],
    [/« /gu, '«\u00A0'],
    kept('§|art\\.|articles?|paragraphes?|n°', '\\d'),
    kept('point', letter),
  ],
  it: [
    kept('§|artt?\\.|articol[oi]|par\\.|paragraf[oi]|comm[ai]|n\\.', '\\d'),
    kept('lett\\.|lettera', letter),
  ],
  nl: [kept('§|art\\.|artikel(?:en)?|leden|lid|nr\\.', '\\d'), kept('onder|punt', letter)],
};

/** Sets no-break spaces in wording of ours; never for text that a person typed. */
export function noBreaks(language: Language, wording: string): string {
  return rules[language].reduce((text, [pattern, to]) => text.replace(pattern, to), wording);
}
