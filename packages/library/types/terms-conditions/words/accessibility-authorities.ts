/** Who supervises the accessibility of online shops and services (Annex V of Directive (EU) 2019/882), by the seat of the provider. */
import { type Context, properName, type Words } from '@clausewright/engine/document/authoring';
import type { TermsQuestions } from '../clause.ts';

/**
 * By their own names. Spain leaves it to its regions; for Hungary, Poland, Portugal and Slovenia no body for online shops is
 * sure, so the section names the kind of authority there. Denmark, Malta and Sweden are to be compared with the list of the Commission.
 */
export const accessibilityAuthorities: Readonly<Record<string, string>> = {
  AT: 'Sozialministeriumservice',
  BE: 'SPF Économie / FOD Economie, Direction générale de l’Inspection économique',
  BG: 'Комисия за защита на потребителите (КЗП)',
  CY: 'Deputy Ministry of Social Welfare',
  CZ: 'Česká obchodní inspekce (ČOI)',
  DE: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg',
  DK: 'Sikkerhedsstyrelsen',
  EE: 'Tarbijakaitse ja Tehnilise Järelevalve Amet (TTJA)',
  FI: 'Liikenne- ja viestintävirasto Traficom',
  FR: 'Direction générale de la concurrence, de la consommation et de la répression des fraudes (DGCCRF)',
  GR: 'General Secretariat for Commerce and Consumer Protection, Ministry of Development',
  HR: 'Državni inspektorat',
  IE: 'Competition and Consumer Protection Commission (CCPC)',
  IT: 'Agenzia per l’Italia digitale (AgID)',
  LT: 'Valstybinė vartotojų teisių apsaugos tarnyba (VVTAT)',
  LU: 'Office de la surveillance de l’accessibilité des produits et services (OSAPS)',
  LV: 'Patērētāju tiesību aizsardzības centrs (PTAC)',
  MT: 'Commission for the Rights of Persons with Disability (CRPD)',
  NL: 'Autoriteit Consument & Markt (ACM)',
  RO: 'Autoritatea Națională pentru Protecția Consumatorilor (ANPC)',
  SE: 'Post- och telestyrelsen (PTS)',
  SK: 'Slovenská obchodná inšpekcia (SOI)',
};

type Seat = { readonly country?: TermsQuestions['country'] | undefined };

export function authorityIsKnown({ country }: Seat): boolean {
  return country !== undefined && country in accessibilityAuthorities;
}

export function accessibilityAuthority({ a }: Pick<Context<TermsQuestions>, 'a'>): Words {
  return properName(accessibilityAuthorities[a.country ?? ''] ?? '');
}
