/**
 * The vendors a wizard offers. Real products only, and only what is sure: a seat that is not clear is
 * `unknown`, which the documents then treat as a transfer that may happen.
 */
import type { Language } from '@clausewright/contract/languages';
import { consentByCategory } from './consent-types.ts';
import type { Vendor, VendorCategory, VendorVariant } from './vendor.ts';

type Row = readonly [
  id: string,
  name: string,
  country: string,
  ...categories: [VendorCategory, ...VendorCategory[]],
];

/** In place of a country: software on the owner's own server. */
const own = 'own';
/** In place of a country: something that no provider offers. */
const nobody = 'nobody';

const rows: readonly Row[] = [
  ['google-analytics', 'Google Analytics', 'US', 'analytics'],
  ['google-tag-manager', 'Google Tag Manager', 'US', 'analytics'],
  ['firebase-analytics', 'Google Analytics for Firebase', 'US', 'analytics'],
  ['matomo', 'Matomo', own, 'analytics'],
  ['matomo-cloud', 'Matomo Cloud', 'NZ', 'analytics'],
  ['plausible', 'Plausible Analytics', 'EE', 'analytics'],
  ['mixpanel', 'Mixpanel', 'US', 'analytics'],
  ['amplitude', 'Amplitude', 'US', 'analytics'],
  ['posthog', 'PostHog', 'US', 'analytics'],
  ['adobe-analytics', 'Adobe Analytics', 'US', 'analytics'],
  ['piwik-pro', 'Piwik PRO', 'PL', 'analytics'],
  ['etracker', 'etracker', 'DE', 'analytics'],
  ['statcounter', 'Statcounter', 'IE', 'analytics'],
  ['jetpack-stats', 'Jetpack Stats', 'US', 'analytics'],
  ['fathom', 'Fathom Analytics', 'CA', 'analytics'],
  ['simple-analytics', 'Simple Analytics', 'NL', 'analytics'],
  ['heap', 'Heap', 'US', 'analytics'],
  ['segment', 'Twilio Segment', 'US', 'analytics'],
  ['optimizely', 'Optimizely', 'US', 'analytics'],
  ['vwo', 'VWO', 'IN', 'analytics'],
  ['ab-tasty', 'AB Tasty', 'FR', 'analytics'],
  ['clicky', 'Clicky', 'US', 'analytics'],
  ['yandex-metrica', 'Yandex Metrica', 'RU', 'analytics'],
  ['countly', 'Countly', 'GB', 'analytics'],
  ['flurry', 'Flurry Analytics', 'US', 'analytics'],
  ['unity-analytics', 'Unity Analytics', 'US', 'analytics'],
  ['gameanalytics', 'GameAnalytics', 'DK', 'analytics'],
  ['hotjar', 'Hotjar', 'MT', 'session_replay'],
  ['microsoft-clarity', 'Microsoft Clarity', 'US', 'session_replay'],
  ['fullstory', 'Fullstory', 'US', 'session_replay'],
  ['mouseflow', 'Mouseflow', 'DK', 'session_replay'],
  ['contentsquare', 'Contentsquare', 'FR', 'session_replay'],
  ['crazy-egg', 'Crazy Egg', 'US', 'session_replay'],
  ['lucky-orange', 'Lucky Orange', 'US', 'session_replay'],
  ['smartlook', 'Smartlook', 'CZ', 'session_replay'],
  ['mailchimp', 'Mailchimp', 'US', 'email'],
  ['brevo', 'Brevo', 'FR', 'email'],
  ['klaviyo', 'Klaviyo', 'US', 'email'],
  ['getresponse', 'GetResponse', 'PL', 'email'],
  ['activecampaign', 'ActiveCampaign', 'US', 'email'],
  ['sendgrid', 'Twilio SendGrid', 'US', 'email'],
  ['amazon-ses', 'Amazon Simple Email Service', 'US', 'email'],
  ['constant-contact', 'Constant Contact', 'US', 'email'],
  ['aweber', 'AWeber', 'US', 'email'],
  ['kit', 'Kit', 'US', 'email'],
  ['mailerlite', 'MailerLite', 'unknown', 'email'],
  ['mailgun', 'Mailgun', 'US', 'email'],
  ['postmark', 'Postmark', 'US', 'email'],
  ['campaign-monitor', 'Campaign Monitor', 'unknown', 'email'],
  ['google-adsense', 'Google AdSense', 'US', 'ads'],
  ['google-admob', 'Google AdMob', 'US', 'ads'],
  ['google-ad-manager', 'Google Ad Manager', 'US', 'ads'],
  ['microsoft-advertising', 'Microsoft Advertising', 'US', 'ads', 'remarketing'],
  ['applovin', 'AppLovin', 'US', 'ads'],
  ['taboola', 'Taboola', 'US', 'ads'],
  ['unity-ads', 'Unity Ads', 'US', 'ads'],
  ['outbrain', 'Outbrain', 'US', 'ads'],
  ['the-trade-desk', 'The Trade Desk', 'US', 'ads'],
  ['inmobi', 'InMobi', 'SG', 'ads'],
  ['liftoff', 'Liftoff', 'US', 'ads'],
  ['start-io', 'Start.io', 'US', 'ads'],
  ['ironsource', 'ironSource', 'IL', 'ads'],
  ['adbutler', 'AdButler', 'CA', 'ads'],
  ['mediavine', 'Mediavine', 'US', 'ads'],
  ['raptive', 'Raptive', 'US', 'ads'],
  ['adcolony', 'AdColony', 'US', 'ads'],
  ['mopub', 'MoPub', 'US', 'ads'],
  ['google-ads', 'Google Ads', 'US', 'remarketing'],
  ['meta-pixel', 'Meta Pixel', 'US', 'remarketing'],
  ['linkedin-insight', 'LinkedIn Insight Tag', 'US', 'remarketing'],
  ['pinterest-tag', 'Pinterest Tag', 'US', 'remarketing'],
  ['tiktok-pixel', 'TikTok Pixel', 'unknown', 'remarketing'],
  ['x-pixel', 'X Pixel', 'US', 'remarketing'],
  ['criteo', 'Criteo', 'FR', 'remarketing'],
  ['amazon-ads', 'Amazon Ads', 'US', 'remarketing', 'ads'],
  ['snap-pixel', 'Snap Pixel', 'US', 'remarketing'],
  ['reddit-pixel', 'Reddit Pixel', 'US', 'remarketing'],
  ['adroll', 'AdRoll', 'US', 'remarketing'],
  ['xandr', 'Xandr', 'US', 'remarketing'],
  ['quora-pixel', 'Quora Pixel', 'US', 'remarketing'],
  ['perfect-audience', 'Perfect Audience', 'US', 'remarketing'],
  ['adjust', 'Adjust', 'DE', 'remarketing'],
  ['appsflyer', 'AppsFlyer', 'IL', 'remarketing'],
  ['branch', 'Branch', 'US', 'remarketing'],
  ['stripe', 'Stripe', 'US', 'payments'],
  ['paypal', 'PayPal', 'US', 'payments'],
  ['klarna', 'Klarna', 'SE', 'payments'],
  ['adyen', 'Adyen', 'NL', 'payments'],
  ['mollie', 'Mollie', 'NL', 'payments'],
  ['apple-in-app-purchase', 'Apple In-App Purchase', 'US', 'payments'],
  ['google-play-billing', 'Google Play Billing', 'US', 'payments'],
  ['square', 'Square', 'US', 'payments'],
  ['amazon-pay', 'Amazon Pay', 'US', 'payments'],
  ['paddle', 'Paddle', 'GB', 'payments'],
  ['braintree', 'Braintree', 'US', 'payments'],
  ['shopify-payments', 'Shopify Payments', 'CA', 'payments'],
  ['worldpay', 'Worldpay', 'unknown', 'payments'],
  ['gocardless', 'GoCardless', 'GB', 'payments'],
  ['authorize-net', 'Authorize.net', 'US', 'payments'],
  ['2checkout', '2Checkout', 'unknown', 'payments'],
  ['fastspring', 'FastSpring', 'US', 'payments'],
  ['lemon-squeezy', 'Lemon Squeezy', 'US', 'payments'],
  ['opayo', 'Opayo', 'GB', 'payments'],
  ['elavon', 'Elavon', 'US', 'payments'],
  ['moneris', 'Moneris', 'CA', 'payments'],
  ['wepay', 'WePay', 'US', 'payments'],
  ['alipay', 'Alipay', 'CN', 'payments'],
  ['wechat-pay', 'WeChat Pay', 'CN', 'payments'],
  ['revenuecat', 'RevenueCat', 'US', 'payments'],
  ['adapty', 'Adapty', 'US', 'payments'],
  ['bank-transfer', 'Bank transfer', nobody, 'payments'],
  ['google-sign-in', 'Google Sign-In', 'US', 'social_login'],
  ['facebook-login', 'Facebook Login', 'US', 'social_login'],
  ['apple-sign-in', 'Sign in with Apple', 'US', 'social_login'],
  ['microsoft-login', 'Microsoft account', 'US', 'social_login'],
  ['github-login', 'GitHub', 'US', 'social_login'],
  ['linkedin-login', 'LinkedIn', 'US', 'social_login'],
  ['x-login', 'X', 'US', 'social_login'],
  ['tiktok-login', 'TikTok', 'unknown', 'social_login'],
  ['facebook-plugins', 'Facebook', 'US', 'social'],
  ['instagram-embeds', 'Instagram', 'US', 'social'],
  ['x-plugins', 'X', 'US', 'social'],
  ['linkedin-plugins', 'LinkedIn', 'US', 'social'],
  ['pinterest-plugins', 'Pinterest', 'US', 'social'],
  ['tiktok-embeds', 'TikTok', 'unknown', 'social'],
  ['whatsapp', 'WhatsApp', 'US', 'social'],
  ['addtoany', 'AddToAny', 'US', 'social'],
  ['sharethis', 'ShareThis', 'US', 'social'],
  ['addthis', 'AddThis', 'US', 'social'],
  ['youtube', 'YouTube', 'US', 'embeds'],
  ['vimeo', 'Vimeo', 'US', 'embeds'],
  ['google-maps', 'Google Maps', 'US', 'embeds'],
  ['openstreetmap', 'OpenStreetMap', 'GB', 'embeds'],
  ['google-fonts', 'Google Fonts', 'US', 'embeds'],
  ['spotify', 'Spotify', 'SE', 'embeds'],
  ['dailymotion', 'Dailymotion', 'FR', 'embeds'],
  ['twitch', 'Twitch', 'US', 'embeds'],
  ['wistia', 'Wistia', 'US', 'embeds'],
  ['soundcloud', 'SoundCloud', 'DE', 'embeds'],
  ['mapbox', 'Mapbox', 'US', 'embeds'],
  ['adobe-fonts', 'Adobe Fonts', 'US', 'embeds'],
  ['font-awesome', 'Font Awesome', 'US', 'embeds'],
  ['calendly', 'Calendly', 'US', 'embeds'],
  ['typeform', 'Typeform', 'ES', 'embeds'],
  ['disqus', 'Disqus', 'US', 'embeds'],
  ['trustpilot', 'Trustpilot', 'DK', 'embeds'],
  ['trusted-shops', 'Trusted Shops', 'DE', 'embeds'],
  ['videopress', 'VideoPress', 'US', 'embeds'],
  ['google-places', 'Google Places', 'US', 'embeds'],
  ['jotform', 'Jotform', 'US', 'embeds'],
  ['google-recaptcha', 'Google reCAPTCHA', 'US', 'security'],
  ['hcaptcha', 'hCaptcha', 'US', 'security'],
  ['cloudflare-turnstile', 'Cloudflare Turnstile', 'US', 'security'],
  ['friendly-captcha', 'Friendly Captcha', 'DE', 'security'],
  ['akismet', 'Akismet', 'US', 'security'],
  ['aws', 'Amazon Web Services', 'US', 'hosting_cdn'],
  ['google-cloud', 'Google Cloud', 'US', 'hosting_cdn'],
  ['microsoft-azure', 'Microsoft Azure', 'US', 'hosting_cdn'],
  ['cloudflare', 'Cloudflare', 'US', 'hosting_cdn', 'security'],
  ['hetzner', 'Hetzner', 'DE', 'hosting_cdn'],
  ['ionos', 'IONOS', 'DE', 'hosting_cdn'],
  ['ovhcloud', 'OVHcloud', 'FR', 'hosting_cdn'],
  ['vercel', 'Vercel', 'US', 'hosting_cdn'],
  ['netlify', 'Netlify', 'US', 'hosting_cdn'],
  ['digitalocean', 'DigitalOcean', 'US', 'hosting_cdn'],
  ['fastly', 'Fastly', 'US', 'hosting_cdn'],
  ['jsdelivr', 'jsDelivr', 'GB', 'hosting_cdn'],
  ['zendesk', 'Zendesk', 'US', 'support_crm'],
  ['intercom', 'Intercom', 'US', 'support_crm'],
  ['crisp', 'Crisp', 'FR', 'support_crm'],
  ['hubspot', 'HubSpot', 'US', 'support_crm', 'email', 'analytics'],
  ['salesforce', 'Salesforce', 'US', 'support_crm'],
  ['tawk-to', 'tawk.to', 'US', 'support_crm'],
  ['livechat', 'LiveChat', 'US', 'support_crm'],
  ['tidio', 'Tidio', 'US', 'support_crm'],
  ['freshchat', 'Freshchat', 'US', 'support_crm'],
  ['userlike', 'Userlike', 'DE', 'support_crm'],
  ['freshdesk', 'Freshdesk', 'US', 'support_crm'],
  ['pipedrive', 'Pipedrive', 'unknown', 'support_crm'],
  ['firebase-crashlytics', 'Firebase Crashlytics', 'US', 'errors'],
  ['firebase-cloud-messaging', 'Firebase Cloud Messaging', 'US', 'push'],
  ['sentry', 'Sentry', 'US', 'errors'],
  ['onesignal', 'OneSignal', 'US', 'push'],
  ['datadog', 'Datadog', 'US', 'errors'],
  ['new-relic', 'New Relic', 'US', 'errors'],
  ['bugsnag', 'BugSnag', 'US', 'errors'],
  ['instabug', 'Instabug', 'US', 'errors'],
  ['expo', 'Expo', 'US', 'push'],
  ['shopify', 'Shopify', 'CA', 'shop_site'],
  ['woocommerce', 'WooCommerce', own, 'site_software'],
  ['wordpress', 'WordPress', own, 'site_software'],
  ['wix', 'Wix', 'IL', 'shop_site'],
  ['squarespace', 'Squarespace', 'US', 'shop_site'],
  ['webflow', 'Webflow', 'US', 'shop_site'],
  ['bigcommerce', 'BigCommerce', 'US', 'shop_site'],
  ['weebly', 'Weebly', 'US', 'shop_site'],
  ['magento', 'Magento Open Source', own, 'site_software'],
  ['prestashop', 'PrestaShop', own, 'site_software'],
  ['openai', 'OpenAI', 'US', 'ai'],
  ['anthropic', 'Anthropic', 'US', 'ai'],
  ['mistral', 'Mistral AI', 'FR', 'ai'],
  ['deepl', 'DeepL', 'DE', 'ai'],
  ['google-gemini', 'Google Gemini', 'US', 'ai'],
  ['azure-openai', 'Azure OpenAI', 'US', 'ai'],
  ['elevenlabs', 'ElevenLabs', 'US', 'ai'],
  ['amazon-associates', 'Amazon Associates', 'unknown', 'affiliate'],
  ['awin', 'Awin', 'DE', 'affiliate'],
  ['cj', 'CJ', 'US', 'affiliate'],
  ['shareasale', 'ShareASale', 'US', 'affiliate'],
  ['impact', 'impact.com', 'US', 'affiliate'],
  ['rakuten-advertising', 'Rakuten Advertising', 'US', 'affiliate'],
  ['ebay-partner-network', 'eBay Partner Network', 'unknown', 'affiliate'],
  ['booking-affiliate', 'Booking.com Affiliate Partner Programme', 'NL', 'affiliate'],
  ['clickbank', 'ClickBank', 'US', 'affiliate'],
  ['dhl', 'DHL', 'DE', 'shipping'],
  ['ups', 'UPS', 'US', 'shipping'],
  ['fedex', 'FedEx', 'US', 'shipping'],
  ['sendcloud', 'Sendcloud', 'NL', 'shipping'],
];

/** What the wizard adds to the name, so that a person knows which use of a product is meant. */
const variants: ReadonlyMap<string, VendorVariant> = new Map([
  ['facebook-plugins', 'buttons-and-embeds'],
  ['instagram-embeds', 'embeds'],
  ['x-plugins', 'buttons-and-embeds'],
  ['linkedin-plugins', 'buttons'],
  ['pinterest-plugins', 'buttons'],
  ['tiktok-embeds', 'embeds'],
  ['whatsapp', 'buttons'],
]);

const names: Readonly<Record<string, Vendor['names']>> = {
  'bank-transfer': {
    de: 'Banküberweisung',
    en: 'Bank transfer',
    es: 'Transferencia bancaria',
    fr: 'Virement bancaire',
    it: 'Bonifico bancario',
    nl: 'Bankoverschrijving',
  },
};

/** Closed products, by the month or year of their end: old documents go on to name them. */
const retired: ReadonlyMap<string, string> = new Map([
  ['adcolony', '2024'],
  ['addthis', '2023-05'],
  ['mopub', '2022-03'],
  ['shareasale', '2025'],
]);

function endOf(id: string): { retired?: string } {
  const end = retired.get(id);
  return end === undefined ? {} : { retired: end };
}

function variantOf(id: string, country: string): { variant?: VendorVariant } {
  const variant = country === own ? 'own-server' : variants.get(id);
  return variant === undefined ? {} : { variant };
}

export const vendors: readonly Vendor[] = rows.map(([id, name, country, ...categories]) => ({
  id,
  name,
  ...(names[id] && { names: names[id] }),
  ...variantOf(id, country),
  ...endOf(id),
  categories,
  ...consentByCategory[categories[0]],
  ...(country === own || country === nobody
    ? { country: 'unknown', selfHosted: true as const }
    : { country }),
}));

const byId: ReadonlyMap<string, Vendor> = new Map(vendors.map((vendor) => [vendor.id, vendor]));

export function vendorName({ name, names: own }: Vendor, language: Language): string {
  return own?.[language] ?? name;
}

export function findVendor(id: string): Vendor | undefined {
  return byId.get(id);
}

/** Vendors in one of the categories, in the order in which lists show them; retired ones where `kept` names them. */
export function vendorsIn(
  categories: readonly string[],
  kept: readonly string[] = [],
  all: readonly Vendor[] = vendors,
): readonly Vendor[] {
  return all.filter(
    (vendor) =>
      vendor.categories.some((category) => categories.includes(category)) &&
      (vendor.retired === undefined || kept.includes(vendor.id)),
  );
}
