/** What a stored name is for, where the name itself tells it on any website, or the kind of service that stores it. */
import type { ConsentType } from '@clausewright/contract/consent-types';
import type { VendorCategory } from '../vendors/vendor.ts';

/** Options of `cookie_aim` and of `cookie_category` of the Cookies Policy. */
export interface Use {
  aim: string;
  category: string;
}

/** Names that software on many websites gives to the same thing. */
const names: readonly [pattern: RegExp, use: Use][] = [
  [
    /csrf|xsrf|__requestverificationtoken|^__cf_bm$|^cf_clearance$|^__cfruid$/iu,
    { aim: 'security', category: 'essential' },
  ],
  [
    /cookie_?(?:consent|notice|law|choice)|^consent|consent$|^borlabs|^cmplz_|^klaro$|^OptanonConsent$|^CookieConsent$|^didomi|^euconsent|^usercentrics|^uc_|^cw_(?:consent|allowed|unsent)$|^clausewright|tarteaucitron|^axeptio/iu,
    { aim: 'choice', category: 'essential' },
  ],
  [
    /cart|basket|warenkorb|panier|carrello|carrito|woocommerce_(?:cart_hash|items_in_cart)/iu,
    { aim: 'basket', category: 'essential' },
  ],
  [
    /^(?:php|j|asp\.net_)?sess(?:ion)?_?id$|^sid$|^connect\.sid$|^laravel_session$|^wp_woocommerce_session|^JTLSHOP$|^session-?$|_session$|^sw-session/iu,
    { aim: 'session', category: 'essential' },
  ],
  [/^wordpress_logged_in|remember(?:_me)?|^auth|access_?token$/iu, { aim: 'sign-in', category: 'essential' }],
  [
    /^awsalb|^incap_ses|^visid_incap|^arraffinity|^bigipserver|^route$|loadbalanc/iu,
    { aim: 'load', category: 'essential' },
  ],
  [
    /^(?:lang|language|locale|currency|theme|pll_language|wp-settings.*|i18n\w*|dark_?mode)$/iu,
    { aim: 'settings', category: 'functionality' },
  ],
];

const ofCategory: Readonly<Partial<Record<VendorCategory, Use>>> = {
  analytics: { aim: 'visits', category: 'analytics' },
  session_replay: { aim: 'use', category: 'analytics' },
  ads: { aim: 'ads', category: 'advertising' },
  remarketing: { aim: 'ads', category: 'advertising' },
  affiliate: { aim: 'ad-success', category: 'advertising' },
  email: { aim: 'recognise', category: 'advertising' },
  social: { aim: 'social', category: 'social' },
  social_login: { aim: 'sign-in', category: 'social' },
  embeds: { aim: 'content', category: 'functionality' },
  payments: { aim: 'payment', category: 'essential' },
  security: { aim: 'security', category: 'essential' },
  hosting_cdn: { aim: 'load', category: 'essential' },
  support_crm: { aim: 'chat', category: 'functionality' },
  errors: { aim: 'errors', category: 'functionality' },
  shop_site: { aim: 'session', category: 'essential' },
  site_software: { aim: 'session', category: 'essential' },
};

const ofType: Readonly<Partial<Record<ConsentType, string>>> = {
  ANALYTICS: 'analytics',
  ADVERTISING: 'advertising',
  MARKETING: 'advertising',
  FUNCTIONALITY: 'functionality',
  ESSENTIAL: 'essential',
};

/** Of what the website stores itself: null where its name says nothing, so that the owner is asked. */
export function useOfName(name: string): Use | null {
  return names.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}

/** Of what a service stores; of one that nobody knows only the kind, if that. */
export function useOfService(category: VendorCategory | null, type: ConsentType | null): Partial<Use> {
  const known = category === null ? undefined : ofCategory[category];
  if (known !== undefined) return known;
  const kind = type === null ? undefined : ofType[type];
  return kind === undefined ? {} : { category: kind };
}
