import { lawOptions } from '../../../laws/law-options.ts';
import { lawsDefault } from '../../../laws/laws.ts';
import { imprintLaws } from '../law-book.ts';

/** Laws of which the imprint has clauses. */
export const coveredLaws = lawOptions<'IMPRINT'>(imprintLaws);

export const derivedLaws = lawsDefault(imprintLaws);
