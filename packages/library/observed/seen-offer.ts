/** What a website offers: by what it says of itself to machines, by its basket, and by the software it runs on. */
import { option, type Proposal, proposed, seenAt } from './proposal.ts';
import { isShopSoftware, platformsOf } from './seen-platform.ts';
import type { SeenEvidence, SeenSite } from './seen-site.ts';

const kinds: readonly [type: RegExp, siteKind: string][] = [
  [/^(?:blogposting|article|newsarticle|blog)$/iu, 'content'],
  [/^(?:softwareapplication|webapplication)$/iu, 'saas'],
  [/^(?:course|educationevent|school|educationalorganization)$/iu, 'education'],
  [/^(?:ngo|nonprofit\w*)$/iu, 'non-profit'],
  [
    /^(?:restaurant|hotel|foodestablishment|lodgingbusiness|professionalservice|healthandbeautybusiness|hairsalon|beautysalon|legalservice|medicalbusiness|dentist|service|homeandconstructionbusiness|localbusiness)$/iu,
    'services',
  ],
];

/** Addresses and words of a basket or a checkout; what a newspaper sells at a kiosk is none. */
const basket =
  /\/(?:cart|basket|checkout|warenkorb|kasse|panier|caisse|carrello|cassa|carrito|finalizar-compra|winkelwagen|winkelmand|afrekenen)(?:[/?.#]|$)/iu;
const giftCards =
  /gift ?card|gutschein|carte[- ]cadeau|bon cadeau|carta regalo|buono regalo|tarjeta regalo|cadeaubon/iu;

const currencies = ['eur', 'gbp', 'usd', 'chf', 'cad', 'aud'];
const most = 4;

export function fromOffer(site: SeenSite): Proposal[] {
  const things = site.pages.flatMap(({ url, things: said }) => said.map((thing) => ({ url, thing })));
  const products = things
    .filter(({ thing }) => /^(?:product|productgroup|individualproduct)$/iu.test(thing.type))
    .map(({ url, thing }) => seenAt(url, 'data', `${thing.type}: ${thing.name}`));
  const goods = [...basketOf(site), ...products, ...shopSoftware(site)].slice(0, most);
  // A catalogue without a basket sells nothing here.
  const sells = basketOf(site).length > 0 || shopSoftware(site).length > 0;
  return [
    ...proposed('agreement_for', ['website'], seenAt(site.address, 'request', site.address)),
    ...proposed('website_url', originOf(site.address), seenAt(site.address, 'request', site.address)),
    ...siteName(things),
    ...kinds.flatMap(([pattern, kind]) =>
      things
        .filter(({ thing }) => pattern.test(thing.type))
        .slice(0, most)
        .map(({ url, thing }) =>
          option('site_kind', kind, seenAt(url, 'data', `${thing.type}: ${thing.name}`)),
        ),
    ),
    ...(sells ? soldGoods(goods) : []),
    ...giftCardsOf(site).flatMap((at) => [
      option('sells', 'gift-cards', at),
      option('goods_kinds', 'gift-cards', at),
    ]),
    ...things.flatMap(({ url, thing }) => {
      const currency = thing.currency.toLowerCase();
      return currencies.includes(currency)
        ? [option('currencies', currency, seenAt(url, 'data', `${thing.type}: ${thing.currency}`))]
        : [];
    }),
  ];
}

function soldGoods(goods: readonly SeenEvidence[]): Proposal[] {
  return [
    option('site_kind', 'goods', ...goods),
    option('sells', 'goods', ...goods),
    option('goods_kinds', 'physical', ...goods),
    option('pd_types', 'purchase-history', ...goods),
    ...proposed('payments', 'yes', ...goods),
  ];
}

function basketOf({ pages, requests }: SeenSite): SeenEvidence[] {
  const links = pages.flatMap((page) =>
    page.links
      .filter(({ url }) => basket.test(URL.parse(url)?.pathname ?? ''))
      .map(({ url, text }) => seenAt(page.url, 'link', text === '' ? url : `${text} (${url})`)),
  );
  const asked = requests
    .filter(({ url }) => basket.test(URL.parse(url)?.pathname ?? ''))
    .map(({ url, page }) => seenAt(page, 'request', url));
  return [...links, ...asked].slice(0, most);
}

function shopSoftware(site: SeenSite): SeenEvidence[] {
  return platformsOf(site).flatMap(({ id, evidence }) => (isShopSoftware(id) ? evidence : []));
}

function giftCardsOf({ pages }: SeenSite): SeenEvidence[] {
  return pages
    .flatMap((page) =>
      page.links.filter(({ text }) => giftCards.test(text)).map(({ text }) => seenAt(page.url, 'link', text)),
    )
    .slice(0, 2);
}

function siteName(
  things: readonly { url: string; thing: SeenSite['pages'][number]['things'][number] }[],
): Proposal[] {
  const said = things.find(({ thing }) => /^website$/iu.test(thing.type) && thing.name !== '');
  if (said === undefined) return [];
  return proposed('website_name', said.thing.name, seenAt(said.url, 'data', `WebSite: ${said.thing.name}`));
}

function originOf(address: string): string | null {
  return URL.parse(address)?.origin ?? null;
}
