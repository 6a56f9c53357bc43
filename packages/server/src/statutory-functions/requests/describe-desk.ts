import { toDisplayDomain } from '../../consent/consents/parse-domain.ts';
import type { RequestDesk } from './desk-store.ts';

/** The website of a desk as people write it. */
export function websiteName({ kind, website }: Pick<RequestDesk, 'kind' | 'website'>): string {
  return kind === 'website' ? toDisplayDomain(website) : website;
}
