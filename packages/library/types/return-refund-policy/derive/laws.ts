import { lawOptions } from '../../../laws/law-options.ts';
import { lawsDefault } from '../../../laws/laws.ts';
import { sellingLaws } from '../law-book.ts';

/** Laws of which the Return and Refund Policy has clauses. */
export const coveredLaws = lawOptions<'RETURN_REFUND_POLICY'>(sellingLaws);

export const derivedLaws = lawsDefault(sellingLaws);
