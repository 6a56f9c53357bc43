/** For whom the European and the British regulation hold, where other readers are addressed too. */
import type { Language } from '@clausewright/contract/languages';
import { type Context, given, has, type Prose, prose, type Words } from '../../document/authoring.ts';
import type { PrivacyQuestions } from '../clause.ts';
import { isSeatedOutside } from './transfer-places.ts';

type Spoken = Pick<Context<PrivacyQuestions>, 'a' | 'language' | 'or'>;

/**
 * Laws of other places are chosen too, and the seat does not make the regulation hold for everybody: whoever is established
 * under it owes its rights to people anywhere (Art. 3(1) of either regulation).
 */
export function holdsForSome(a: Spoken['a']): boolean {
  if (!has(a.laws, 'gdpr', 'uk_gdpr') || (a.laws ?? []).length < 2) return false;
  return has(a.laws, 'gdpr') ? isSeatedOutside(a.country) : given(a.country) && a.country !== 'GB';
}

interface Texts {
  live: Record<'gdpr' | 'uk_gdpr', Prose>;
  regulation: Record<'gdpr' | 'uk_gdpr', Prose>;
  law: Record<'gdpr' | 'uk_gdpr', Prose>;
  reach: (live: Words, regulation: Words) => Prose;
}

const texts: Readonly<Record<Language, Texts>> = {
  de: {
    live: { gdpr: prose`im Europäischen Wirtschaftsraum`, uk_gdpr: prose`im Vereinigten Königreich` },
    regulation: { gdpr: prose`die DSGVO`, uk_gdpr: prose`die UK GDPR` },
    law: { gdpr: prose`der Europäischen Union`, uk_gdpr: prose`des Vereinigten Königreichs` },
    reach: (live, regulation) =>
      prose`wenn Sie ${live} leben oder wenn ${regulation} aus einem anderen Grund für Sie gilt`,
  },
  en: {
    live: { gdpr: prose`in the European Economic Area`, uk_gdpr: prose`in the United Kingdom` },
    regulation: { gdpr: prose`the GDPR`, uk_gdpr: prose`the UK GDPR` },
    law: { gdpr: prose`of the European Union`, uk_gdpr: prose`of the United Kingdom` },
    reach: (live, regulation) =>
      prose`if you live ${live} or if ${regulation} applies to you for another reason`,
  },
  es: {
    live: { gdpr: prose`en el Espacio Económico Europeo`, uk_gdpr: prose`en el Reino Unido` },
    regulation: { gdpr: prose`el RGPD`, uk_gdpr: prose`el UK GDPR` },
    law: { gdpr: prose`de la Unión Europea`, uk_gdpr: prose`del Reino Unido` },
    reach: (live, regulation) => prose`si usted vive ${live} o si ${regulation} se le aplica por otro motivo`,
  },
  fr: {
    live: { gdpr: prose`dans l’Espace économique européen`, uk_gdpr: prose`au Royaume-Uni` },
    regulation: { gdpr: prose`le RGPD`, uk_gdpr: prose`le UK GDPR` },
    law: { gdpr: prose`de l’Union européenne`, uk_gdpr: prose`du Royaume-Uni` },
    reach: (live, regulation) =>
      prose`si vous vivez ${live} ou si ${regulation} s’applique à vous pour une autre raison`,
  },
  it: {
    live: { gdpr: prose`nello Spazio economico europeo`, uk_gdpr: prose`nel Regno Unito` },
    regulation: { gdpr: prose`il GDPR`, uk_gdpr: prose`il UK GDPR` },
    law: { gdpr: prose`dell’Unione europea`, uk_gdpr: prose`del Regno Unito` },
    reach: (live, regulation) =>
      prose`se vive ${live} o se ${regulation} si applica a Lei per un altro motivo`,
  },
  nl: {
    live: { gdpr: prose`in de Europese Economische Ruimte`, uk_gdpr: prose`in het Verenigd Koninkrijk` },
    regulation: { gdpr: prose`de AVG`, uk_gdpr: prose`de UK GDPR` },
    law: { gdpr: prose`van de Europese Unie`, uk_gdpr: prose`van het Verenigd Koninkrijk` },
    reach: (live, regulation) =>
      prose`als u ${live} woont of als ${regulation} om een andere reden op u van toepassing is`,
  },
};

function chosen({ a, or }: Spoken, names: Record<'gdpr' | 'uk_gdpr', Prose>): Words {
  return or((['gdpr', 'uk_gdpr'] as const).filter((law) => has(a.laws, law)).map((law) => names[law]));
}

/** `if you live in the European Economic Area or if the GDPR applies to you for another reason`. */
export function whomItReaches(c: Spoken): Prose {
  const { live, regulation, reach } = texts[c.language];
  return reach(chosen(c, live), chosen(c, regulation));
}

/** `of the European Union or of the United Kingdom`, after a word for law. */
export function whoseLaw(c: Spoken): Words {
  return chosen(c, texts[c.language].law);
}
