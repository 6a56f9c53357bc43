/**
 * The national rules that carry out Article 5(3) of Directive 2002/58/EC, in the form that follows
 * 'this follows from' ('resulta de', 'résulte de', 'risulta da' with their article).
 */
import type { Language } from '@clausewright/contract/languages';

const states = ['AT', 'DE', 'ES', 'FR', 'IT', 'NL'] as const;
type DeviceState = (typeof states)[number];

/** The state whose rules apply to the owner; undefined where we have no wording. */
export function statuteOf(country: string | undefined): DeviceState | undefined {
  return states.find((state) => state === country);
}

export const deviceStatutes = {
  de: {
    AT: '§ 165 Abs. 3 des österreichischen Telekommunikationsgesetzes 2021',
    DE: '§ 25 des Gesetzes über den Datenschutz und den Schutz der Privatsphäre in der Telekommunikation und bei digitalen Diensten (TDDDG)',
    ES: 'Art. 22 Abs. 2 des spanischen Gesetzes 34/2002 (LSSI)',
    FR: 'Art. 82 des französischen Gesetzes Nr. 78-17 (Loi Informatique et Libertés)',
    IT: 'Art. 122 des italienischen Datenschutzkodex (Gesetzesdekret Nr. 196/2003)',
    NL: 'Art. 11.7a des niederländischen Telekommunikationsgesetzes',
  },
  en: {
    AT: 'Section 165(3) of the Austrian Telecommunications Act 2021',
    DE: 'Section 25 of the German Telecommunications and Digital Services Data Protection Act (TDDDG)',
    ES: 'Article 22(2) of Spanish Act 34/2002 (LSSI)',
    FR: 'Article 82 of French Act No. 78-17 (Loi Informatique et Libertés)',
    IT: 'Article 122 of the Italian Data Protection Code (Legislative Decree No. 196/2003)',
    NL: 'Article 11.7a of the Dutch Telecommunications Act',
  },
  es: {
    AT: 'del artículo 165, apartado 3, de la Ley austriaca de telecomunicaciones de 2021',
    DE: 'del artículo 25 de la Ley alemana de protección de datos en las telecomunicaciones y los servicios digitales (TDDDG)',
    ES: 'del artículo 22.2 de la Ley 34/2002, de servicios de la sociedad de la información y de comercio electrónico (LSSI)',
    FR: 'del artículo 82 de la Ley francesa n.º 78-17 (Loi Informatique et Libertés)',
    IT: 'del artículo 122 del Código italiano de protección de datos (Decreto Legislativo n.º 196/2003)',
    NL: 'del artículo 11.7a de la Ley neerlandesa de telecomunicaciones',
  },
  fr: {
    AT: 'de l’article 165, paragraphe 3, de la loi autrichienne de 2021 sur les télécommunications',
    DE: 'de l’article 25 de la loi allemande sur la protection des données dans les télécommunications et les services numériques (TDDDG)',
    ES: 'de l’article 22, paragraphe 2, de la loi espagnole 34/2002 (LSSI)',
    FR: 'de l’article 82 de la loi n° 78-17 du 6 janvier 1978 (loi Informatique et Libertés)',
    IT: 'de l’article 122 du code italien de la protection des données (décret législatif n° 196/2003)',
    NL: 'de l’article 11.7a de la loi néerlandaise sur les télécommunications',
  },
  it: {
    AT: 'dall’art. 165, par. 3, della legge austriaca sulle telecomunicazioni del 2021',
    DE: 'dall’art. 25 della legge tedesca sulla protezione dei dati nelle telecomunicazioni e nei servizi digitali (TDDDG)',
    ES: 'dall’art. 22, par. 2, della legge spagnola 34/2002 (LSSI)',
    FR: 'dall’art. 82 della legge francese n. 78-17 (Loi Informatique et Libertés)',
    IT: 'dall’art. 122 del Codice in materia di protezione dei dati personali (d.lgs. 30 giugno 2003, n. 196)',
    NL: 'dall’art. 11.7a della legge olandese sulle telecomunicazioni (Telecommunicatiewet)',
  },
  nl: {
    AT: 'artikel 165, lid 3, van de Oostenrijkse telecommunicatiewet 2021',
    DE: 'artikel 25 van de Duitse wet over gegevensbescherming bij telecommunicatie en digitale diensten (TDDDG)',
    ES: 'artikel 22, lid 2, van de Spaanse wet 34/2002 (LSSI)',
    FR: 'artikel 82 van de Franse wet nr. 78-17 (Loi Informatique et Libertés)',
    IT: 'artikel 122 van het Italiaanse wetboek gegevensbescherming (wetsbesluit nr. 196/2003)',
    NL: 'artikel 11.7a van de Telecommunicatiewet',
  },
} as const satisfies Record<Language, Record<DeviceState, string>>;
