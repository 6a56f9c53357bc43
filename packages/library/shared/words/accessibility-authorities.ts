/** Who supervises the accessibility of online shops and services (Annex V of Directive (EU) 2019/882), by the seat of the provider. */
import { type Context, properName, type Words } from '@clausewright/engine/document/authoring';
import authorities from '../../laws/accessibility-authorities.json' with { type: 'json' };
import type { SharedQuestions } from '../questions/shared-questions.ts';

/** @public Read from the source by the test of clauses.lock. */
export const version = 2;

interface Authority {
  /** By its own name; null where each part of the country has one. */
  name: string | null;
  /** `doubtful`: another body may be competent for online trade, so it is not printed. */
  certainty: string;
}

/** Those that may be printed, by country. */
export const accessibilityAuthorities: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries<Authority>(authorities).flatMap(([country, { name, certainty }]) =>
    name === null || !['read', 'partly'].includes(certainty) ? [] : [[country, name]],
  ),
);

type Seat = { readonly country?: SharedQuestions['country'] | undefined };

export function authorityIsKnown({ country }: Seat): boolean {
  return country !== undefined && Object.hasOwn(accessibilityAuthorities, country);
}

export function accessibilityAuthority({ a }: Pick<Context<Pick<SharedQuestions, 'country'>>, 'a'>): Words {
  return properName(accessibilityAuthorities[a.country ?? ''] ?? '');
}
