/** DES-8: whose cookies and entries of storage may not stay. */
import { nameMatches } from './match.ts';
import { config, some } from './state.ts';

/** Of a name that a refused vendor uses and no other that may run; ours never. */
export const unwanted = (name: string): boolean => {
  const uses = ({ cookies }: { cookies: readonly string[] }): boolean =>
    cookies.some((pattern) => nameMatches(pattern, name));
  return config.vendors.some(uses) && !some(uses) && !name.startsWith('cw_');
};
