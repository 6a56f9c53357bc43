import { lawOptions } from '../../../laws/law-options.ts';
import { lawsDefault } from '../../../laws/laws.ts';
import { termsLaws } from '../law-book.ts';

/** Laws of which the terms have clauses; the others are shown as not covered yet. */
export const coveredLaws = lawOptions<'TERMS_CONDITIONS'>(termsLaws);

export const derivedLaws = lawsDefault(termsLaws);
