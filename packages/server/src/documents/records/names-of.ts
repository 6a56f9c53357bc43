import type { Agreement } from './agreement-store.ts';
import { namelessSite } from './get-site.ts';

/** What programs of the owner are told of a document: its type, and whose website it is for where that has a name. */
export function namesOf({ type, siteName }: Pick<Agreement, 'type' | 'siteName'>): Record<string, string> {
  return { document: type, ...(siteName !== namelessSite && { website: siteName }) };
}
