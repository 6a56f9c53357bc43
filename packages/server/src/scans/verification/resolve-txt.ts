import { Resolver } from 'node:dns/promises';

/** What name servers say when there is a name without such a record, or no name. */
const none = new Set(['ENODATA', 'ENOTFOUND']);

/** Texts of a name, each record in one; `servers` in place of the system's. */
export function createTxtResolver(servers?: readonly string[]): (name: string) => Promise<string[]> {
  const resolver = new Resolver({ timeout: 3000, tries: 2 });
  if (servers !== undefined) resolver.setServers(servers);
  return async (name) => {
    try {
      return (await resolver.resolveTxt(name)).map((parts) => parts.join(''));
    } catch (error) {
      if (error instanceof Error && 'code' in error && none.has(String(error.code))) return [];
      throw error;
    }
  };
}
