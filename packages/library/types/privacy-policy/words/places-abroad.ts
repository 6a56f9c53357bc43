/** Where data is outside one country, with the business itself, its servers and its providers. */
import type { Context, Words } from '@clausewright/engine/document/authoring';
import { answer, chosen, hasAny, rows, text } from '@clausewright/engine/law/answer-reading';
import type { Language } from '@clausewright/contract/languages';
import { dutchPlace } from '../../../shared/words/dutch-countries.ts';
import { withForm } from '../../../shared/words/french-countries.ts';
import { germanPlace } from '../../../shared/words/german-countries.ts';
import { italianPlace } from '../../../shared/words/italian-countries.ts';
import { destinations } from '../../../laws/transfers.ts';
import type { Answers } from '@clausewright/engine/questionnaire/definition';

function countries(answers: Answers, home: string): readonly string[] {
  const all = [...destinations(answers), ...chosen(answers, 'hosting_country'), text(answers, 'country')];
  return [...new Set(all)].filter((code) => !['', 'unknown', home].includes(code)).sort();
}

/** Known countries outside `home` (ISO 3166 alpha-2). */
export function reachesBeyond(answers: object, home: string): boolean {
  return countries(answers as Answers, home).length > 0;
}

/** Recipients whose country nobody was asked for, or whose answer is not known. */
export function mayReachFurther(answers: object): boolean {
  const own = answers as Answers;
  return (
    answer(own, 'hosting_country') === undefined ||
    destinations(own).includes('unknown') ||
    hasAny(own, 'transfers', 'unknown') ||
    hasAny(own, 'share_with', 'affiliates', 'business-partners', 'other-users', 'acquirers', 'advertisers') ||
    rows(own, 'share_with.own').length > 0
  );
}

/** What stands before the name: German, French and Italian say `in der Schweiz`, `en Suisse` where others name the country alone. */
const forms: Partial<Record<Language, (country: Words) => Words>> = {
  de: (country) => germanPlace('in', country),
  fr: (country) => withForm('in', country),
  it: (country) => italianPlace('in', country),
  nl: dutchPlace,
};

export function placesBeyond(c: Context<object>, home: string): Words {
  const names = countries(c.a as Answers, home).map((code) => c.country(code));
  const form = forms[c.language];
  return c.and(form === undefined ? names : names.map(form));
}
