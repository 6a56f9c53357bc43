/** A service that a scan saw as a vendor of a banner: its hosts as addresses, its cookies with the longest period. */
import type { SuggestedVendor } from '@clausewright/contract';
import { limits } from '@clausewright/contract/limits';

export interface SeenParts {
  name: string;
  patterns: string[];
  cookies: string[];
  /** Days; 0 until the browser is closed, null where it stores no cookie. */
  keptFor: number | null;
}

/** Days that a banner can say. */
const longest = 3650;

export function partsOf({ name, hosts, stored }: SuggestedVendor): SeenParts {
  const cookies = stored.filter(({ kind }) => kind === 'cookie');
  const days = cookies.map((one) => Math.ceil(one.days ?? 0));
  return {
    name: name.slice(0, limits.name),
    patterns: hosts.filter(isHost).slice(0, limits.patterns),
    cookies: [...new Set(cookies.map((one) => one.name))].filter(isSayable).slice(0, limits.cookies),
    keptFor: days.length === 0 ? null : Math.min(longest, Math.max(...days)),
  };
}

/** As the contract takes an address. */
function isHost(host: string): boolean {
  return /^(?:[a-z\d-]{1,63}\.)+[a-z\d-]{2,63}$/.test(host);
}

/** As the contract takes the name of a cookie. */
function isSayable(name: string): boolean {
  return name.length > 0 && name.length <= limits.cookie && /^[^\s;,="<>]+$/.test(name);
}
