import type { ScanPlatform } from '@clausewright/contract';
import type { Observation } from '@clausewright/scanner/observation';

type Mark = readonly [platform: ScanPlatform, loads: RegExp, says?: RegExp];

/** In the order in which they count: a shop may have a tag manager as well. */
const marks: readonly Mark[] = [
  ['shopify', /^https?:\/\/(?:cdn\.shopify\.com\/|[^/]+\/cdn\/shop\/)/u, /^shopify\b/iu],
  ['wix', /^https?:\/\/(?:static\.parastorage\.com|static\.wixstatic\.com)\//u, /^wix\.com\b/iu],
  [
    'squarespace',
    /^https?:\/\/(?:static1\.squarespace\.com|assets\.squarespace\.com)\//u,
    /^squarespace\b/iu,
  ],
  [
    'wordpress',
    /^https?:\/\/[^/]+\/(?:[^?#]*\/)?(?:wp-content|wp-includes)\//u,
    /^(?:wordpress|woocommerce|elementor)\b/iu,
  ],
  ['gtm', /^https?:\/\/www\.googletagmanager\.com\/gtm\.js/u],
];

/** What a website was made with, by what it loads or says of itself (*generator*); undefined where nothing tells it. */
export function recognisePlatform({ passes }: Observation): ScanPlatform | undefined {
  const addresses = passes.flatMap(({ requests }) => requests.map(({ url }) => url));
  // An older observation does not say it.
  const said = passes.flatMap(({ pages }) =>
    pages.map((page: { generator?: string }) => page.generator ?? ''),
  );
  return marks.find(
    ([, loads, says]) =>
      addresses.some((address) => loads.test(address)) || said.some((one) => says?.test(one) === true),
  )?.[0];
}
