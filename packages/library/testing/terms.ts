/** Terms of art: what a translation must say when the English text says it, and what it must never say. */
import { languages, type Language } from '@clausewright/contract/languages';
import type { ByLanguage, DraftLanguage } from '@clausewright/engine/document/draft-languages';

type Terms = { readonly [L in Exclude<Language, 'en'>]: RegExp };
interface Concept extends Terms {
  en: RegExp;
  /** A draft language. */
  pt?: RegExp;
  /** Words that mean something else in law; each is wrong where the English text speaks of this only. */
  never?: Partial<Terms>;
  /** English words beside which `never` does not apply. */
  unless?: RegExp;
}

/** Stems of glossary.json, so that inflected forms are found. */
export const concepts: readonly Concept[] = [
  {
    en: /\b(?:data )?controllers?\b/i,
    de: /verantwortlich/i,
    es: /\bresponsables?\b/i,
    fr: /\bresponsables?\b/i,
    it: /\b(?:con)?titolar[ei]\b/i,
    nl: /verantwoordelijke/i,
    pt: /responsáve(?:l|is) pelo tratamento/i,
    never: { it: /responsabil[ei] del trattamento/i },
    unless: /processor/i,
  },
  {
    en: /\bprocessors?\b/i,
    de: /auftragsverarbeiter/i,
    es: /encargad[oa]s?/i,
    fr: /sous-traitant/i,
    it: /responsabil[ei]/i,
    nl: /verwerkers?\b/i,
    pt: /subcontratantes?/i,
  },
  {
    en: /data protection officer/i,
    de: /datenschutzbeauftragt/i,
    es: /delegad[oa] de protección de datos/i,
    fr: /délégué(?:e)? à la protection des données/i,
    it: /responsabile della protezione dei dati/i,
    nl: /functionaris voor gegevensbescherming/i,
    pt: /encarregad[oa] da proteção de dados/i,
  },
  {
    en: /supervisory authorit/i,
    de: /aufsichtsbehörde/i,
    es: /autoridad(?:es)? de control/i,
    fr: /autorités? de contrôle/i,
    it: /autorità di controllo/i,
    nl: /toezichthoudende autoriteit/i,
    pt: /autoridades? de controlo/i,
  },
  {
    en: /legitimate interest/i,
    de: /berechtigte[nrs]? interesse/i,
    es: /inter(?:és|eses) legítimos?/i,
    fr: /intérêts? légitimes?/i,
    it: /interess[ei] legittim[oi]|legittim[oi] interess[ei]/i,
    nl: /gerechtvaardigde? belang/i,
    pt: /interesses? legítimos?/i,
  },
  {
    en: /withdraw\w*\W+(?:\w+\W+){0,3}consent|withdrawal of (?:\w+ )?consent/i,
    de: /widerr?uf|widerrief/i,
    es: /retir/i,
    fr: /retir|retrait/i,
    it: /revoc/i,
    nl: /intrek|ingetrokken|in te trekken|trekt[^.]* in\b|trekken[^.]* in\b/i,
    pt: /retir/i,
    never: { de: /widerspr/i, es: /desist/i, fr: /rétract/i, it: /\breced|\brecess/i, nl: /herroep/i },
    unless: /\bobject|contract/i,
  },
  {
    en: /\bright to object\b|\bobject to\b/i,
    de: /widerspr/i,
    es: /opon|oposición/i,
    fr: /oppos/i,
    it: /oppo(?:rs|s|n)/i,
    nl: /bezwaar/i,
    pt: /op(?:or|õe|osição)/i,
    never: { de: /widerruf/i },
    unless: /withdraw|revok|cancel/i,
  },
  {
    en: /data portability/i,
    de: /datenübertragbarkeit/i,
    es: /portabilidad/i,
    fr: /portabilité/i,
    it: /portabilità/i,
    nl: /(?:gegevens|data)?overdraagbaarheid|portabiliteit/i,
    pt: /portabilidade/i,
  },
  {
    en: /legal guarantee/i,
    de: /gewährleistung|mängelhaftung/i,
    es: /garantías? legal/i,
    fr: /garanties? légale/i,
    it: /garanzi[ae] legal[ei]/i,
    nl: /wettelijke garantie/i,
    pt: /garantia legal/i,
    never: { de: /\bgarantie/i },
    unless: /commercial guarantee/i,
  },
  {
    en: /right of withdrawal|withdraw from (?:a|the|distance) contract/i,
    de: /widerruf|rücktritt/i,
    es: /desist/i,
    fr: /rétract/i,
    it: /\breced|recess/i,
    nl: /herroep|bedenktijd|ontbind/i,
    pt: /livre resolução/i,
    never: { es: /\bretract/i, fr: /désist/i, nl: /\bintrekken van de overeenkomst/i },
  },
  {
    en: /chargeback/i,
    de: /rückbuch|zurückbuch/i,
    es: /anul/i,
    fr: /annul|rétrofacturation/i,
    it: /storn/i,
    nl: /terugboek/i,
    never: { es: /retrocesión|contracargo/i, de: /rückbelast/i },
  },
  {
    en: /business users?\b/i,
    de: /unternehme|gewerblich/i,
    es: /profesional/i,
    fr: /professionnel/i,
    it: /professional/i,
    nl: /zakelijk/i,
    never: {
      es: /client\w+ (?:empresarial|de empresa)/i,
      it: /client[ei] (?:professional|business|aziendal)/i,
    },
  },
  {
    en: /machine-readable/i,
    de: /maschinenlesbar/i,
    es: /lectura mecánica/i,
    fr: /lisible par machine/i,
    it: /leggibil[ei] da dispositivo automatico/i,
    nl: /machineleesba/i,
    pt: /leitura automática/i,
    never: { it: /leggibil[ei] da una macchina/i, es: /legible por máquina/i },
  },
  {
    en: /\bin conformity\b|of conformity\b/i,
    de: /vertragsmäßig|gewährleistung|mangel|mängel/i,
    es: /conform/i,
    fr: /conform/i,
    it: /conform/i,
    nl: /conform|garantie/i,
  },
  {
    en: /\bfaulty (?:goods|services?)\b|\bdefects?\b/i,
    de: /mangel|mängel|fehler/i,
    es: /defect|falta de conformidad/i,
    fr: /défaut|vice|défectueu|conformité/i,
    it: /difett|vizi/i,
    nl: /gebrek|conform|fout/i,
  },
  {
    en: /service providers?\b/i,
    de: /dienstleister|anbieter/i,
    es: /proveedor|prestador/i,
    fr: /prestataire|fournisseur/i,
    it: /fornitor|prestator/i,
    nl: /dienstverlener|aanbieder/i,
  },
  {
    en: /cancel(?:ing|ling)? (?:a|your|the) subscription/i,
    de: /kündig/i,
    es: /\bbaja\b|cancel/i,
    fr: /résili/i,
    it: /disdett|disd[ií]|recess|reced/i,
    nl: /opzeg|opgezegd|zegt[^.]* op\b/i,
    never: { fr: /désabonn/i },
  },
];

/** Forms of address and words that no document of ours holds. */
export const banned: { readonly [L in Language]: RegExp } = {
  de: /(?<!\p{L})(?:du|dich|dir|dein(?:e[mnrs]?)?)(?!\p{L})|consumers\/odr/iu,
  en: /consumers\/odr/i,
  es: /(?<!\p{L})(?:tú|tu|tus|vosotros)(?!\p{L})|consumers\/odr/iu,
  fr: /(?<!\p{L})(?:tu|ton|tes|toi)(?!\p{L})|consumers\/odr/iu,
  it: /(?<!\p{L})(?:tu|tuo|tua|tuoi|tue)(?!\p{L})|consumers\/odr/iu,
  nl: /(?<!\p{L})(?:je|jij|jou|jouw|jullie)(?!\p{L})|consumers\/odr/iu,
};

// Function words that stand in one of the six languages only; a draft has those that it shares with one of them.
const marks: ByLanguage<readonly string[]> = {
  de: ['und', 'oder', 'nicht', 'wir', 'werden', 'sind', 'durch', 'für', 'eine', 'ihre', 'auf', 'zur'],
  en: ['the', 'and', 'with', 'your', 'our', 'this', 'which', 'from', 'you', 'are', 'that'],
  es: ['los', 'las', 'usted', 'nuestro', 'nuestra', 'sus', 'por', 'para', 'según', 'el'],
  fr: ['nous', 'vous', 'les', 'sont', 'avec', 'pour', 'aux', 'votre', 'vos', 'dans', 'sur'],
  it: ['gli', 'della', 'delle', 'nostro', 'nostra', 'sono', 'che', 'degli', 'nei', 'è', 'suoi', 'dei'],
  nl: ['het', 'een', 'wij', 'zijn', 'worden', 'niet', 'voor', 'uw', 'van', 'ook', 'aan', 'onze'],
  pt: ['por', 'para', 'los', 'las'],
};
/** Words of a language that another one has too. */
const alike: Partial<ByLanguage<readonly string[]>> = { es: ['les'], nl: ['los'] };
/** Names of an authority and a company, the same in every language. */
const names = /Marktüberwachungsstelle der Länder[^()]*\(MLBF\)|The Rocket Science Group/gu;
const quoted = /„[^“”]*[“”]|“[^”]*”|«[^»]*»|‘[^’]*’/gu;

/** Function words of other languages in a text; names in quotes are left out. */
export function foreignWords(language: Language | DraftLanguage, text: string): string[] {
  const own = [...(marks[language] ?? []), ...(alike[language] ?? [])];
  const words = new Set(
    text
      .replace(names, ' ')
      .replace(quoted, ' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [],
  );
  return languages
    .filter((other) => other !== language)
    .flatMap((other) => marks[other].filter((mark) => words.has(mark) && !own.includes(mark)));
}

export function termFaults(texts: Readonly<Record<Language, string>>): string[] {
  const wrong = concepts
    .filter(({ en }) => en.test(texts.en))
    .flatMap((concept) =>
      languages
        .filter((language) => language !== 'en')
        .flatMap((language) => {
          const never = concept.unless?.test(texts.en) === true ? undefined : concept.never?.[language];
          return [
            ...(concept[language].test(texts[language])
              ? []
              : [`${language} lacks ${String(concept[language])}`]),
            ...(never?.test(texts[language]) ? [`${language} holds ${String(never)}`] : []),
          ];
        }),
    );
  const address = languages.filter((language) => banned[language].test(texts[language]));
  return [...wrong, ...address.map((language) => `${language} holds ${String(banned[language])}`)];
}
