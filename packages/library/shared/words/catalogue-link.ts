import type { Words } from '@clausewright/engine/document/authoring';
import { safeUrl } from '@clausewright/engine/document/safe-url';
import { wordsOf } from '@clausewright/engine/document/slots';

/** A link to an address that one of our own catalogues holds (authority, provider). */
export function catalogueLink(address: string, label = address): Words {
  const text = { type: 'text' as const, value: label };
  const url = safeUrl(address);
  return wordsOf([url === null ? text : { type: 'link', url, children: [text] }]);
}
