import { lawOptions } from '../../../laws/law-options.ts';
import { lawsDefault } from '../../../laws/laws.ts';
import { privacyLaws } from '../law-book.ts';

/** Laws of which the Privacy Policy has clauses; the others are shown as not covered yet. */
export const coveredLaws = lawOptions<'PRIVACY_POLICY'>(privacyLaws);

export const derivedLaws = lawsDefault(privacyLaws);
