/** What each vendor does for a site, in a sentence for documents; neither wizard nor banner loads it. */
import type { Language } from '@clausewright/contract/languages';
import { vendorFiles } from './vendor-files.ts';

/** The sentence of a vendor; undefined for an id that the catalogue does not know. */
export function aboutVendor(language: Language, id: string): string | undefined {
  return vendorFiles.get(id)?.about[language];
}
