import { domainToUnicode } from 'node:url';
import { parse } from 'tldts';
import type { Refused } from '../../platform/http/envelope.ts';
import type { ConsentPorts } from './ports.ts';

export type DomainFault = 'domain-not-public' | 'domain-shared' | 'domain-mixed-scripts';

/** Names for samples and tests (RFC 2606, RFC 6761). Nobody can own one, so they harm nobody. */
const forTrials = new Set(['example', 'test', 'localhost']);

/** Why a domain, or `*.` and a domain, cannot be that of one owner's site; null where it can. */
export function findDomainFault(
  pattern: string,
  { privateNames = false }: Pick<ConsentPorts, 'privateNames'>,
): DomainFault | null {
  const name = pattern.replace(/^\*\./, '');
  const { domain, publicSuffix, isIcann, isPrivate, isIp } = parse(name, { allowPrivateDomains: true });
  const isListed = (isIcann === true || isPrivate === true) && !/(?:^|\.)arpa$/.test(publicSuffix ?? '');
  if (!isListed && !privateNames && (isIp === true || !forTrials.has(publicSuffix ?? '')))
    return 'domain-not-public';
  // All that stands under `co.uk` or `github.io` belongs to different people.
  if (isListed && domain === null) return 'domain-shared';
  return domainToUnicode(name).split('.').every(isOfOneScript) ? null : 'domain-mixed-scripts';
}

/** The same as the refusal of a call whose field `field` holds it. */
export function refuseDomain(
  ports: Pick<ConsentPorts, 'privateNames'>,
  field: 'site_url' | 'domain',
  domain: string,
): Refused | null {
  const code = findDomainFault(domain, ports);
  return code === null ? null : { ok: false, reason: 'answers-invalid', fields: [{ field, code }] };
}

/**
 * What one label may be written in: a script that Unicode recommends for names (UAX 31, table 5), or one of the three
 * mixtures that Japanese, Chinese and Korean need. UTS 39 calls that *highly restrictive*: a Cyrillic `а` among Latin
 * letters passes for another domain.
 */
const scripts = [
  ['Latn', 'Hani', 'Hira', 'Kana'],
  ['Latn', 'Hani', 'Bopo'],
  ['Latn', 'Hani', 'Hang'],
  ...'Arab Armn Beng Cyrl Deva Ethi Geor Grek Gujr Guru Hebr Khmr Knda Laoo Mlym Mymr Orya Sinh Taml Telu Thaa Thai Tibt'
    .split(' ')
    .map((script) => [script]),
].map((together) => {
  const letters = [...together, 'Zyyy', 'Zinh'].map((script) => `\\p{scx=${script}}`);
  return new RegExp(`^[${letters.join('')}]*$`, 'u');
});

function isOfOneScript(label: string): boolean {
  return scripts.some((script) => script.test(label));
}
