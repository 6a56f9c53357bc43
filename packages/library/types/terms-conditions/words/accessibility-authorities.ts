/** Who supervises the accessibility of online shops and services (Annex V of Directive (EU) 2019/882), by the seat of the provider. */
import { type Context, properName, type Words } from '@clausewright/engine/document/authoring';
import type { TermsQuestions } from '../clause.ts';

/** By their own names. */
export const accessibilityAuthorities: Readonly<Record<string, string>> = {
  AT: 'Sozialministeriumservice',
  DE: 'Marktüberwachungsstelle der Länder für die Barrierefreiheit von Produkten und Dienstleistungen (MLBF), Magdeburg',
  FR: 'Direction générale de la concurrence, de la consommation et de la répression des fraudes (DGCCRF)',
  IT: 'Agenzia per l’Italia digitale (AgID)',
  LU: 'Office de la surveillance de l’accessibilité des produits et services (OSAPS)',
  NL: 'Autoriteit Consument & Markt (ACM)',
};

type Seat = { readonly country?: TermsQuestions['country'] | undefined };

export function authorityIsKnown({ country }: Seat): boolean {
  return country !== undefined && country in accessibilityAuthorities;
}

export function accessibilityAuthority({ a }: Pick<Context<TermsQuestions>, 'a'>): Words {
  return properName(accessibilityAuthorities[a.country ?? ''] ?? '');
}
