import { lawOptions } from '../../../laws/law-options.ts';
import { lawsDefault } from '../../../laws/laws.ts';
import { accessibilityLaws } from '../law-book.ts';

/** Laws of which the statement has clauses. */
export const coveredLaws = lawOptions<'ACCESSIBILITY_STATEMENT'>(accessibilityLaws);

export const derivedLaws = lawsDefault(accessibilityLaws);
