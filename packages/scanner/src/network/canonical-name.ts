/** Whose machine answers under a name: services are put under a website's own name, where they pass for the website. */
import { Resolver } from 'node:dns/promises';

const most = 5;

/** The end of a chain of CNAME records; null where there is none, or nobody answers. */
export async function canonicalName(host: string): Promise<string | null> {
  const resolver = new Resolver({ timeout: 2000, tries: 1 });
  let name: string | null = null;
  for (let step = 0; step < most; step += 1) {
    const names: string[] = await resolver.resolveCname(name ?? host).catch(() => []);
    const [next] = names;
    if (next === undefined) break;
    name = next.replace(/\.$/u, '').toLowerCase();
  }
  return name;
}
