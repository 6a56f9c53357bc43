import { has, link, prose } from '@clausewright/engine/document/authoring';
import { ownerName, ownerPlace } from '../../../../shared/words/owner.ts';
import { clause } from '../../clause.ts';
import { isPublicIn, isPublicInBritain, isPublicInEea, isUnderAct, isUnderActIn } from '../regimes.ts';

/** Whose own law the text names: a directive binds states alone. */
const namedActs = ['AT', 'BE', 'DE', 'ES', 'FR', 'IE', 'IT', 'NL'];
/** Elsewhere that law differs by state or region. */
const namedLawsOfBodies = ['ES', 'FR', 'IE', 'IT', 'NL'];

const isOneOf = (country: string | undefined, countries: readonly string[]): boolean =>
  countries.includes(country ?? '');

/** Who speaks, of what, and by which law: Article 13(2) of Directive (EU) 2019/882 with § 14 BFSG; Article 7 of Directive (EU) 2016/2102; reg. 8 SI 2018/952. Whoever is bound by none of them names no law. */
export const scope = clause({
  id: 'as.scope',
  version: 1,
  ground: { answers: ['business_name', 'individual_name', 'country', 'agreement_for'] },
  parts: {
    german: { law: '§ 14 BFSG', when: isUnderActIn('DE') },
    austrian: { law: 'BaFG', when: isUnderActIn('AT') },
    belgian: { law: 'Law of 5 November 2023', when: isUnderActIn('BE') },
    spanish: { law: 'Ley 11/2023, art. 13', when: isUnderActIn('ES') },
    french: { law: 'C. conso. L. 412-13, D. 412-57', when: isUnderActIn('FR') },
    irish: { law: 'S.I. No. 636/2023, reg. 14', when: isUnderActIn('IE') },
    italian: { law: 'D.Lgs. 82/2022, art. 12', when: isUnderActIn('IT') },
    dutch: {
      law: 'Implementatiewet toegankelijkheidsvoorschriften producten en diensten',
      when: isUnderActIn('NL'),
    },
    service: {
      law: 'Directive (EU) 2019/882, Art. 13(2)',
      when: (a) => isUnderAct(a) && !isOneOf(a.country, namedActs),
    },
    spanishBody: { law: 'RD 1112/2018', when: isPublicIn('ES') },
    frenchBody: { law: 'Loi 2005-102, art. 47', when: isPublicIn('FR') },
    irishBody: { law: 'S.I. No. 358/2020', when: isPublicIn('IE') },
    italianBody: { law: 'L. 4/2004', when: isPublicIn('IT') },
    dutchBody: { law: 'Besluit digitale toegankelijkheid overheid', when: isPublicIn('NL') },
    publicBody: {
      law: 'Directive (EU) 2016/2102, Art. 7',
      when: (a) => isPublicInEea(a) && !isOneOf(a.country, namedLawsOfBodies),
    },
    british: { law: 'SI 2018/952 reg. 8', when: isPublicInBritain },
  },
  texts: import.meta.url,
  values: {
    ownerName,
    ownerPlace,
    places: ({ a, say }, t) => {
      // Read whether printed or not, so that the questions are known as those of the clause.
      const { website_name, website_url, app_name } = say;
      const website = t.snippet('website', { name: prose`**${website_name}** (${link(website_url)})` });
      return [
        ...(has(a.agreement_for, 'website') ? [website] : []),
        ...(has(a.agreement_for, 'app') ? [t.snippet('app', { name: prose`**${app_name}**` })] : []),
      ];
    },
  },
});
