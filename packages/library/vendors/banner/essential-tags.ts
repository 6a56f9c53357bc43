import { lasting, minutes } from './cookie.ts';
import type { VendorTags } from './entry.ts';

/** Payments, security, hosting and shop systems: what a site cannot do without. */
export const essentialTags: Readonly<Record<string, VendorTags>> = {
  stripe: {
    patterns: ['js.stripe.com', 'checkout.stripe.com', 'm.stripe.network'],
    cookies: lasting({ __stripe_mid: 365, __stripe_sid: minutes(30) }),
  },
  paypal: {
    patterns: ['www.paypal.com', 'www.paypalobjects.com'],
    cookies: lasting({ __paypal_storage__: null }),
  },
  klarna: { patterns: ['*.klarna.com', '*.klarnacdn.net', '*.klarnaservices.com'] },
  adyen: { patterns: ['*.adyen.com'] },
  mollie: { patterns: ['js.mollie.com'] },
  square: { patterns: ['web.squarecdn.com', 'js.squareup.com'] },
  'amazon-pay': { patterns: ['*.payments-amazon.com'], cookies: lasting({ 'apay-session-set': null }) },
  paddle: { patterns: ['cdn.paddle.com'], cookies: lasting({ 'paddlejs_*': null }) },
  braintree: { patterns: ['js.braintreegateway.com', '*.braintree-api.com'] },
  gocardless: { patterns: ['pay.gocardless.com'] },
  fastspring: { patterns: ['*.onfastspring.com'] },
  'lemon-squeezy': { patterns: ['app.lemonsqueezy.com', 'assets.lemonsqueezy.com'] },
  'authorize-net': { patterns: ['js.authorize.net', 'accept.authorize.net'] },
  '2checkout': { patterns: ['secure.2checkout.com', '2pay-js.2checkout.com'] },
  worldpay: { patterns: ['access.worldpay.com', 'payments.worldpay.com'] },

  // Not strictly necessary to the French authority, which wants consent: CNIL, SAN-2023-003 of 16 March 2023.
  'google-recaptcha': {
    patterns: ['www.google.com/recaptcha/', 'www.recaptcha.net/recaptcha/', 'www.gstatic.com/recaptcha/'],
    cookies: lasting({ _grecaptcha: 180 }),
    kind: 'captcha',
    usedAs: 'embeds',
  },
  hcaptcha: { patterns: ['js.hcaptcha.com', '*.hcaptcha.com'] },
  'cloudflare-turnstile': { patterns: ['challenges.cloudflare.com'] },
  'friendly-captcha': { patterns: ['cdn.jsdelivr.net/npm/friendly-challenge'] },

  cloudflare: {
    cookies: lasting({ __cf_bm: minutes(30), _cfuvid: 0, cf_clearance: 365, __cflb: 1 }),
    usedAs: 'security',
  },
  aws: {
    cookies: lasting({
      AWSALB: 7,
      AWSALBCORS: 7,
      AWSALBTG: 7,
      AWSALBTGCORS: 7,
      AWSELB: null,
      AWSELBCORS: null,
    }),
  },
  'microsoft-azure': { cookies: lasting({ ARRAffinity: 0, ARRAffinitySameSite: 0 }) },

  shopify: {
    cookies: lasting({
      '_shopify_essential*': 365,
      cart: 14,
      cart_currency: 14,
      cart_sig: 14,
      cart_ts: 14,
      checkout_token: 365,
      secure_customer_sig: 365,
      storefront_digest: null,
      localization: 365,
      keep_alive: null,
      _tracking_consent: 365,
    }),
  },
  woocommerce: {
    cookies: lasting({
      woocommerce_cart_hash: 0,
      woocommerce_items_in_cart: 0,
      'wp_woocommerce_session_*': 2,
    }),
  },
  wordpress: {
    cookies: lasting({
      wordpress_test_cookie: 0,
      'wordpress_logged_in_*': 14,
      'wordpress_sec_*': 14,
      'wp-settings-*': 365,
      'comment_author_*': 347,
    }),
  },
  prestashop: { cookies: lasting({ 'PrestaShop-*': 20 }) },
  magento: {
    cookies: lasting({
      form_key: null,
      'mage-cache-storage': null,
      'mage-cache-sessid': null,
      'mage-messages': null,
      private_content_version: null,
      section_data_ids: null,
      'X-Magento-Vary': null,
      product_data_storage: null,
      recently_viewed_product: null,
      recently_compared_product: null,
    }),
  },
  wix: {
    cookies: lasting({
      'XSRF-TOKEN': null,
      hs: null,
      svSession: null,
      smSession: null,
      bSession: null,
      'SSR-caching': null,
    }),
  },
  squarespace: {
    cookies: lasting({
      crumb: 0,
      RecentRedirect: minutes(30),
      CART: 14,
      hasCart: 14,
      SiteUserInfo: 1095,
      SiteUserSecureAuthToken: 1095,
    }),
  },
};
