import { lawOptions } from '../../../laws/law-options.ts';
import { lawsDefault } from '../../../laws/laws.ts';
import { publishingLaws } from '../law-book.ts';

/** Laws of which the Disclaimer has clauses. */
export const coveredLaws = lawOptions<'DISCLAIMER'>(publishingLaws);

export const derivedLaws = lawsDefault(publishingLaws);
