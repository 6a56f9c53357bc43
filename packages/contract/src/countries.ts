import { languages, type Language } from './languages.ts';
import { stateNames } from './state-names.ts';
import { states } from './states.ts';

/** ISO 3166-1 alpha-2, the officially assigned codes. */
export const countryCodes: readonly string[] = (
  'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
  'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
  'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP ' +
  'KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT ' +
  'MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW ' +
  'SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ ' +
  'UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW'
).split(' ');

/** Lists show `text` and store `value`. */
export interface Choice {
  text: string;
  value: string;
}
export interface Country extends Choice {
  /** Only for AU, CA, DE, IN and US; ids like US_CA. */
  states?: Choice[];
}

/** All countries, named and sorted as the language does. */
export function listCountries(language: Language): Country[] {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const { compare } = new Intl.Collator(language);
  return countryCodes
    .map((code): Country => {
      const country = { text: names.of(code) ?? code, value: code };
      const own = listStates(code, language);
      return own.length === 0 ? country : { ...country, states: own };
    })
    .toSorted((a, b) => compare(a.text, b.text));
}

/** The states of a country, or an empty list where forms do not ask for one. */
export function listStates(country: string, language: Language): Choice[] {
  const own = Object.entries(states).find(([code]) => code === country)?.[1] ?? [];
  const { compare } = new Intl.Collator(language);
  return own
    .map(([value, name]) => ({ text: stateNames[language]?.[value] ?? name, value }))
    .toSorted((a, b) => compare(a.text, b.text));
}

export interface LanguageChoice extends Choice {
  /** English is marked, as specified; screens ignore it. */
  disabled: boolean;
}

/** The document languages, each by its own name. */
export function listLanguages(): LanguageChoice[] {
  return languages.map((value) => {
    const name = new Intl.DisplayNames([value], { type: 'language' }).of(value) ?? value;
    const text = name.charAt(0).toLocaleUpperCase(value) + name.slice(1);
    return { text, value, disabled: value === 'en' };
  });
}
