/** A domain of a consent, as it is stored. */
export interface CoveredDomain {
  domain: string;
  /** The address of the site itself, which stands for every name below it too. */
  main: boolean;
}

/** A host, whether it is meant itself, and which names below it are. */
interface Covered {
  host: string;
  itself: boolean;
  below: 'all' | 'www';
}

function coveredBy({ domain, main }: CoveredDomain): Covered {
  if (main) return { host: domain, itself: true, below: 'all' };
  return domain.startsWith('*.')
    ? { host: domain.slice(2), itself: false, below: 'all' }
    : { host: domain, itself: true, below: 'www' };
}

/** What a plain further domain stands for: with `www.`, since both are the same site to its owner. */
function hostsOf(domain: string): readonly string[] {
  return domain.startsWith('*.') ? [domain] : [domain, `www.${domain}`];
}

function contains({ host, itself, below }: Covered, name: string): boolean {
  if (name === host) return itself;
  return below === 'all' ? name.endsWith(`.${host}`) : name === `www.${host}`;
}

/** Whether a host exists that both stand for. */
export function overlap(one: CoveredDomain, other: CoveredDomain): boolean {
  const [a, b] = [coveredBy(one), coveredBy(other)];
  if (a.below === 'www') return hostsOf(a.host).some((name) => contains(b, name));
  if (b.below === 'www') return hostsOf(b.host).some((name) => contains(a, name));
  return a.host === b.host || a.host.endsWith(`.${b.host}`) || b.host.endsWith(`.${a.host}`);
}

/** Whether `one` stands for every host that `other` stands for. */
export function covers(one: CoveredDomain, other: CoveredDomain): boolean {
  const [a, b] = [coveredBy(one), coveredBy(other)];
  if (b.below === 'www') return hostsOf(b.host).every((name) => contains(a, name));
  if (a.below === 'www') return false;
  return b.host.endsWith(`.${a.host}`) || (a.host === b.host && (a.itself || !b.itself));
}
