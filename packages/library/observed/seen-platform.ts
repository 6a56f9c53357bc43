/** Software that a website is made with, told by its own addresses, cookies and the generator that it names. */
import { vendors } from '../vendors/list.ts';
import { seenAt } from './proposal.ts';
import type { SeenEvidence, SeenService, SeenSite } from './seen-site.ts';

interface Mark {
  vendor: string;
  /** Addresses on the website's own domain, or of files that it asks others for. */
  address?: RegExp;
  stored?: RegExp;
  generator?: RegExp;
  /** Sells: a shop stands behind it. */
  isShop?: true;
}

const marks: readonly Mark[] = [
  {
    vendor: 'woocommerce',
    address: /\/plugins\/woocommerce\/|[?&]wc-ajax=/u,
    stored: /^woocommerce_|^wp_woocommerce_session/u,
    generator: /woocommerce/iu,
    isShop: true,
  },
  {
    vendor: 'wordpress',
    address: /\/wp-content\/|\/wp-includes\//u,
    stored: /^wordpress_|^wp-settings/u,
    generator: /wordpress/iu,
  },
  {
    vendor: 'shopify',
    address: /\/cdn\/shop\/|cdn\.shopify\.com/u,
    stored: /^_shopify_/u,
    generator: /shopify/iu,
    isShop: true,
  },
  {
    vendor: 'shopware',
    address: /\/bundles\/storefront\/|\/engine\/Shopware\//u,
    stored: /^sw-states$|^sw-cache-hash$/u,
    generator: /shopware/iu,
    isShop: true,
  },
  {
    vendor: 'magento',
    address: /\/static\/version\d+\/frontend\//u,
    stored: /^mage-|^PHPSESSID_magento|^mage\b/u,
    generator: /magento/iu,
    isShop: true,
  },
  {
    vendor: 'prestashop',
    address: /\/themes\/[\w-]+\/assets\/.*prestashop|\/modules\/ps_/u,
    stored: /^PrestaShop-/u,
    generator: /prestashop/iu,
    isShop: true,
  },
  {
    vendor: 'jtl-shop',
    address: /\/includes\/libs\/minify|\/templates\/NOVA\//u,
    stored: /^JTLSHOP$/u,
    generator: /jtl-?shop/iu,
    isShop: true,
  },
  { vendor: 'gambio', address: /\/GXModules\//u, generator: /gambio/iu, isShop: true },
  { vendor: 'bigcommerce', address: /\.bigcommerce\.com\//u, stored: /^SHOP_SESSION_TOKEN$/u, isShop: true },
  { vendor: 'wix', address: /\.wixstatic\.com\/|\.parastorage\.com\//u, generator: /wix\.com/iu },
  { vendor: 'squarespace', address: /\.squarespace(?:-cdn)?\.com\//u, generator: /squarespace/iu },
  { vendor: 'webflow', address: /\.website-files\.com\//u, generator: /webflow/iu },
  { vendor: 'jimdo', address: /\.jimstatic\.com\/|\.jimdo\.com\//u, generator: /jimdo/iu },
  { vendor: 'weebly', address: /\.weebly\.com\/|\.editmysite\.com\//u, generator: /weebly/iu },
  { vendor: 'matomo', address: /\/(?:matomo|piwik)\.(?:php|js)(?:$|\?)/u },
];

const shops = new Set(marks.flatMap(({ vendor, isShop }) => (isShop === true ? [vendor] : [])));

/** As services, so that they answer the questions that ask for such software. */
export function platformsOf(site: SeenSite): SeenService[] {
  return marks.flatMap((mark) => {
    const evidence = evidenceOf(mark, site);
    const vendor = vendors.find(({ id }) => id === mark.vendor);
    if (evidence.length === 0 || vendor === undefined) return [];
    const { id, name, type } = vendor;
    return [{ id, known: true, name, type, hosts: [], passes: [], stored: [], evidence }];
  });
}

export function isShopSoftware(id: string): boolean {
  return shops.has(id);
}

function evidenceOf({ address, stored, generator }: Mark, site: SeenSite): SeenEvidence[] {
  const others = site.services.flatMap(({ evidence }) =>
    evidence.flatMap(({ kind, what, page }) => (kind === 'request' ? [{ url: what, page }] : [])),
  );
  const asked = [...site.requests, ...others].find(({ url }) => address?.test(url) === true);
  const kept = site.own.find(({ name }) => stored?.test(name) === true);
  const said = site.pages.find((page) => generator?.test(page.generator) === true);
  return [
    ...(asked === undefined ? [] : [seenAt(asked.page, 'request', asked.url)]),
    ...(kept === undefined
      ? []
      : [seenAt(kept.page, kept.kind === 'cookie' ? 'cookie' : 'storage', kept.name)]),
    ...(said === undefined ? [] : [seenAt(said.url, 'data', said.generator)]),
  ];
}
