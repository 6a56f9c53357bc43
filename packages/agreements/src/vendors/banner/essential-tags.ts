import type { VendorTags } from './entry.ts';

/** Payments, security, hosting and shop systems: what a site cannot do without. */
export const essentialTags: Readonly<Record<string, VendorTags>> = {
  stripe: {
    patterns: ['js.stripe.com', 'checkout.stripe.com', 'm.stripe.network'],
    cookies: ['__stripe_mid', '__stripe_sid'],
    keptFor: 365,
  },
  paypal: { patterns: ['www.paypal.com', 'www.paypalobjects.com'], cookies: ['__paypal_storage__'] },
  klarna: { patterns: ['*.klarna.com', '*.klarnacdn.net', '*.klarnaservices.com'] },
  adyen: { patterns: ['*.adyen.com'] },
  mollie: { patterns: ['js.mollie.com'] },
  square: { patterns: ['web.squarecdn.com', 'js.squareup.com'] },
  'amazon-pay': { patterns: ['*.payments-amazon.com'], cookies: ['apay-session-set'] },
  paddle: { patterns: ['cdn.paddle.com'], cookies: ['paddlejs_*'] },

  // Not strictly necessary to the French authority, which wants consent: CNIL, SAN-2023-003 of 16 March 2023.
  'google-recaptcha': {
    patterns: ['www.google.com/recaptcha/', 'www.recaptcha.net/recaptcha/', 'www.gstatic.com/recaptcha/'],
    cookies: ['_grecaptcha'],
    keptFor: 180,
    kind: 'captcha',
    usedAs: 'embeds',
  },
  hcaptcha: { patterns: ['js.hcaptcha.com', '*.hcaptcha.com'] },
  'cloudflare-turnstile': { patterns: ['challenges.cloudflare.com'] },
  'friendly-captcha': { patterns: ['cdn.jsdelivr.net/npm/friendly-challenge'] },

  cloudflare: {
    cookies: ['__cf_bm', '_cfuvid', 'cf_clearance', '__cflb'],
    keptFor: 365,
    usedAs: 'security',
  },
  aws: {
    cookies: ['AWSALB', 'AWSALBCORS', 'AWSALBTG', 'AWSALBTGCORS', 'AWSELB', 'AWSELBCORS'],
    keptFor: 7,
  },
  'microsoft-azure': { cookies: ['ARRAffinity', 'ARRAffinitySameSite'], keptFor: 0 },

  shopify: {
    cookies: [
      '_shopify_essential*',
      'cart',
      'cart_currency',
      'cart_sig',
      'cart_ts',
      'checkout_token',
      'secure_customer_sig',
      'storefront_digest',
      'localization',
      'keep_alive',
      '_tracking_consent',
    ],
    keptFor: 365,
  },
  woocommerce: {
    cookies: ['woocommerce_cart_hash', 'woocommerce_items_in_cart', 'wp_woocommerce_session_*'],
    keptFor: 2,
  },
  wordpress: {
    cookies: [
      'wordpress_test_cookie',
      'wordpress_logged_in_*',
      'wordpress_sec_*',
      'wp-settings-*',
      'comment_author_*',
    ],
    keptFor: 365,
  },
  wix: { cookies: ['XSRF-TOKEN', 'hs', 'svSession', 'smSession', 'bSession', 'SSR-caching'] },
  squarespace: {
    cookies: ['crumb', 'RecentRedirect', 'CART', 'hasCart', 'SiteUserInfo', 'SiteUserSecureAuthToken'],
  },
};
