import type { Words } from '../../document/authoring.ts';
import { safeUrl } from '../../document/safe-url.ts';
import { wordsOf } from '../../document/slots.ts';

/** A link to an address that one of our own catalogues holds (authority, provider). */
export function catalogueLink(address: string, label = address): Words {
  const text = { type: 'text' as const, value: label };
  const url = safeUrl(address);
  return wordsOf([url === null ? text : { type: 'link', url, children: [text] }]);
}
