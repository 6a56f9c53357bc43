/** Counting that leaves nothing on the device and links no visits to one another by what is stored there. */
import { vendorTags } from './banner/tags.ts';

export function countsWithoutCookies(id: string | undefined): boolean {
  return id !== undefined && vendorTags[id]?.kind === 'cookieless';
}
