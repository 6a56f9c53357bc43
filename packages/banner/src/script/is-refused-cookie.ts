/** DES-8: whose cookies and entries of storage may not stay. */
import { nameMatches } from './match.ts';

/** Of a name that a refused vendor uses and no other that may run; ours never. `cookies` by the place of their vendor. */
export const isUnwanted = (
  name: string,
  cookies: readonly (readonly string[])[],
  allowed: (place: number) => boolean,
): boolean => {
  const users = [...cookies.keys()].filter((place) =>
    cookies[place]!.some((pattern) => nameMatches(pattern, name)),
  );
  return users.length > 0 && !users.some(allowed) && !name.startsWith('cw_');
};
