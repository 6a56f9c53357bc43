import { lawOptions } from '../../../laws/law-options.ts';
import { lawsDefault } from '../../../laws/laws.ts';
import { publishingLaws } from '../../../laws/publishing-laws.ts';

/** Laws of which the Disclaimer has clauses. */
export const coveredLaws = lawOptions<'DISCLAIMER'>(publishingLaws);

export const derivedLaws = lawsDefault(publishingLaws);
