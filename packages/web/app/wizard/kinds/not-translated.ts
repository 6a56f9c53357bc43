import type { Own } from '@clausewright/library/questionnaires';

/** A company is called the same everywhere; a kind of data or of goods is not, and nobody translates the entry. */
export function isNotTranslated(own: Own): boolean {
  return !own.fields.includes('url');
}
