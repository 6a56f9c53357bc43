import type { Appearance } from '@clausewright/contract';
import type { PublishedBanner } from '@clausewright/contract/banner';

interface Chosen {
  appearance: Appearance;
  domain: string;
  domains: readonly string[];
}

/** What is published of the level that the owner chose: nothing for tags alone. */
export function getProtection({
  appearance,
  domain,
  domains,
}: Chosen): Pick<PublishedBanner['core'], 'protect'> {
  const { protection = 'tagged', needed_hosts: needed = [] } = appearance;
  if (protection === 'tagged') return {};
  const own = [domain, ...domains].flatMap((name) => (name.startsWith('*.') ? [name] : [name, `*.${name}`]));
  return { protect: { level: protection, hosts: [...new Set([...own, ...needed])] } };
}
