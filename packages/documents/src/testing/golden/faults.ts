/** What no sample document may show: a duty that is not met, a blank, or words of another language. */
import { type computeCoverage, findRequirement } from '@clausewright/library/clauses';
import { listCountries, listStates } from '@clausewright/contract/countries';
import type { Language } from '@clausewright/contract/languages';
import { foreignWords } from '../../../../library/testing/terms.ts';
import { authorities } from '../../../../library/types/privacy-policy/derive/authorities.ts';
import { ofSeat } from '../../../../library/types/terms-conditions/clauses/provider/clause.ts';
import { accessibilityAuthorities } from '../../../../library/shared/words/accessibility-authorities.ts';
import { statutoryPart } from '../../../../library/statutory/texts.ts';
import { vendors } from '../../../../library/vendors/list.ts';

/** Duties of one document that are not met, or met in other words than those prescribed. */
export function unmetDuties(
  { applies, due }: ReturnType<typeof computeCoverage>,
  markdown: string,
): string[] {
  const misquoted = applies.flatMap(({ requirement, kind, met }) => {
    const exact = [...(findRequirement(requirement)?.exactTexts ?? []), ...(otherForms[requirement] ?? [])];
    const owed = kind === 'state' && met !== null && exact.length > 0;
    return owed && !exact.some((sentence) => markdown.includes(sentence)) ? [requirement] : [];
  });
  // Facts of a register that an owner left out leave these unmet, as they should.
  const unmet = due.unmet.filter((id) => !ofSeat.some((one) => one === id));
  return [...unmet, ...misquoted];
}

/** Regulation 90 has one text for goods, one for services and one for both; the catalogue holds the first. */
const otherForms: Readonly<Record<string, readonly string[]>> = {
  'au-reg-90': (['au-acl-reg90-services', 'au-acl-reg90-both'] as const).map(
    (id) => statutoryPart(id, 'en', 'statement').split('\n')[0] ?? '',
  ),
};

/** Blanks and words of other languages in what the library says, file by file. */
export function wordingFaults(language: Language, files: ReadonlyMap<string, string>): string[] {
  // Names are taken out of all files at once: there are hundreds of them.
  const texts = libraryWords([...files.values()].join('\f'), language).split('\f');
  return [...files].flatMap(([file, markdown], i) =>
    [...(markdown.match(/.*•.*/g) ?? []), ...foreignWords(language, texts[i] ?? '')].map(
      (fault) => `${file}: ${fault}`,
    ),
  );
}

/** Great Britain and Australia prescribe these, and in English only: they stand so in every language. */
const prescribedInEnglish = [
  statutoryPart('uk-ccr-sch3-b', 'en', 'form'),
  statutoryPart('au-acl-reg90-goods', 'en', 'statement'),
  statutoryPart('au-acl-reg90-services', 'en', 'statement'),
  statutoryPart('au-acl-reg90-both', 'en', 'statement'),
].flatMap((text) =>
  text.split(/\n|\{[a-z_0-9]+\}/u).map((piece) => piece.replace(/^(?:### |- )/u, '').trim()),
);

/** Addresses of pages, names and foreign forms left out. */
function libraryWords(markdown: string, language: Language): string {
  const names = [
    ...[...vendors, ...authorities].map(({ name }) => name),
    ...Object.values(accessibilityAuthorities),
    ...['AU', 'CA', 'US'].flatMap((country) => listStates(country, language).map(({ text }) => text)),
    ...listCountries(language).map(({ text }) => text),
  ];
  const prescribed = language === 'en' ? [] : prescribedInEnglish;
  return [...prescribed, ...names]
    .filter((one) => one.includes(' '))
    .toSorted((a, b) => b.length - a.length)
    .reduce(
      (text, one) => text.replaceAll(one, ' '),
      markdown.replaceAll(/<[^<>\s]+>|\]\([^()\s]*\)|\{[^{}\s]+\}|https?:\/\/\S+/g, ' ').replaceAll('\\', ''),
    );
}
