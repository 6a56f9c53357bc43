import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { toDomainPattern } from './parse-domain.ts';
import { type CoveredDomain, covers, overlap } from './domain-overlap.ts';
import { refusedDomain } from './refused-domain.ts';

const main = (domain: string): CoveredDomain => ({ domain, main: true });
const further = (domain: string): CoveredDomain => ({ domain, main: false });

test('domains overlap exactly where they share a host, and cover where one contains every host', () => {
  const labels = ['a', 'b', 'www'];
  const below = (hosts: readonly string[]) =>
    hosts.flatMap((host) => labels.map((label) => `${label}.${host}`));
  const [top, second, third] = [['x.example'], below(['x.example']), below(below(['x.example']))];
  const hosts = [top, second, third, below(third), below(below(third))].flat();
  // Said once more, in another way: which hosts a domain stands for.
  const stands = ({ domain, main: isMain }: CoveredDomain, host: string): boolean => {
    if (isMain) return `.${host}`.endsWith(`.${domain}`);
    if (domain.startsWith('*')) return host.endsWith(domain.slice(1));
    return host.replace(/^www\./, '') === domain || host === domain;
  };
  const name = fc.constantFrom(...top, ...second, ...third);
  const some = fc.record({
    domain: fc.oneof(
      name,
      name.map((host) => `*.${host}`),
    ),
    main: fc.boolean(),
  });
  const domain = some.map(({ domain: written, main: isMain }) =>
    isMain ? main(written.replace('*.', '')) : further(written),
  );
  fc.assert(
    fc.property(domain, domain, (one, other) => {
      expect(overlap(one, other)).toBe(hosts.some((host) => stands(one, host) && stands(other, host)));
      const ofOther = hosts.filter((host) => stands(other, host));
      expect(covers(one, other)).toBe(ofOther.every((host) => stands(one, host)));
    }),
    { numRuns: 200 },
  );
});

const own = [
  { consentId: 'shop', ...main('shop.example') },
  { consentId: 'shop', ...further('shop.test') },
  { consentId: 'shop', ...further('*.shops.test') },
  { consentId: 'blog', ...main('blog.test') },
];
test.each([
  ['shop', further('shop.example'), 'domain-exists'],
  ['shop', further('de.shop.example'), 'domain-exists'],
  ['shop', further('shop.test'), 'domain-exists'],
  ['shop', further('de.shops.test'), 'domain-exists'],
  ['shop', further('*.de.shops.test'), 'domain-exists'],
  ['shop', further('*.shop.test'), null],
  ['shop', further('shops.test'), null],
  ['shop', further('de.blog.test'), 'domain-overlaps'],
  ['shop', further('*.blog.test'), 'domain-overlaps'],
  ['shop', further('*.test'), 'domain-overlaps'],
  ['shop', main('shop.example'), null],
  ['shop', main('shop.test'), 'domain-exists'],
  ['shop', main('blog.test'), 'domain-exists'],
  [null, main('blog.test'), 'domain-exists'],
  [null, main('de.blog.test'), 'domain-overlaps'],
  [null, main('shop.test'), 'domain-overlaps'],
  [null, main('de.shops.test'), 'domain-overlaps'],
  [null, main('shops.test'), 'domain-overlaps'],
  [null, main('example'), 'domain-overlaps'],
  [null, main('myshop.example'), null],
  ['blog', further('www.shop.test'), 'domain-overlaps'],
  ['blog', further('*.shop.test'), 'domain-overlaps'],
] as const)('%s requires %o: %s', (consentId, asked, reason) => {
  const refused = refusedDomain(own, { consentId, ...asked });
  expect(refused).toEqual(reason === null ? null : { ok: false, reason });
});

test.each([
  ['*.Shop.Example', '*.shop.example'],
  ['https://*.shop.example/', '*.shop.example'],
  ['*.www.shop.example', '*.www.shop.example'],
  ['www.shop.example', 'shop.example'],
  ['*.bücher.example', '*.xn--bcher-kva.example'],
  ['*.*.example', null],
  ['*.', null],
])('%s is stored as %s', (written, kept) => {
  expect(toDomainPattern(written)).toBe(kept);
});
