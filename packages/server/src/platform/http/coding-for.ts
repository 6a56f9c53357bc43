export type Coding = 'br' | 'gzip' | 'identity';

/** The smallest coding that an `Accept-Encoding` takes. */
export function codingFor(header: string | string[] | undefined): Coding {
  const accepted = String(header ?? '')
    .split(',')
    .map((entry) => entry.trim().toLowerCase())
    .filter((entry) => !/;\s*q=0(\.0*)?$/.test(entry))
    .map((entry) => entry.split(';')[0]);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}
