import { lawOptions } from '../../../laws/law-options.ts';
import { lawsDefault } from '../../../laws/laws.ts';
import { cookiesLaws } from '../law-book.ts';

/** Laws of which the Cookies Policy has clauses; the others are shown as not covered yet. */
export const coveredLaws = lawOptions<'COOKIES_POLICY'>(cookiesLaws);

export const derivedLaws = lawsDefault(cookiesLaws);
