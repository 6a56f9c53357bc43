import type { VendorTags } from './entry.ts';

const facebookSdk = ['en_US', 'en_GB', 'de_DE', 'es_ES', 'fr_FR', 'it_IT', 'nl_NL'].map(
  (locale) => `connect.facebook.net/${locale}/sdk.js`,
);

/** Embedded content, social networks, log-in with another account, chat. */
export const contentTags: Readonly<Record<string, VendorTags>> = {
  'google-sign-in': {
    patterns: ['accounts.google.com/gsi/', 'apis.google.com/js/'],
    cookies: ['g_state'],
  },
  'facebook-login': { patterns: facebookSdk, cookies: ['fblo_*', 'fbsr_*', 'fbm_*'] },
  'apple-sign-in': { patterns: ['appleid.cdn-apple.com/appleauth/'] },
  'microsoft-login': { patterns: ['alcdn.msauth.net', 'login.microsoftonline.com'], cookies: ['msal.*'] },

  'facebook-plugins': { patterns: ['www.facebook.com/plugins/', ...facebookSdk] },
  'instagram-embeds': {
    patterns: [
      'www.instagram.com/embed.js',
      'www.instagram.com/p/',
      'www.instagram.com/reel/',
      'instagram.com/embed.js',
    ],
  },
  'x-plugins': { patterns: ['platform.twitter.com', 'platform.x.com', 'syndication.twitter.com'] },
  'linkedin-plugins': { patterns: ['platform.linkedin.com', 'www.linkedin.com/embed/'], keptFor: 365 },
  'pinterest-plugins': { patterns: ['assets.pinterest.com', 'widgets.pinterest.com'] },

  youtube: {
    patterns: ['www.youtube.com', 'youtube.com', 'www.youtube-nocookie.com'],
    keptFor: 180,
    kind: 'video',
  },
  vimeo: { patterns: ['player.vimeo.com'], keptFor: 730, kind: 'video' },
  dailymotion: { patterns: ['www.dailymotion.com/embed/', 'geo.dailymotion.com'], kind: 'video' },
  twitch: { patterns: ['player.twitch.tv', 'embed.twitch.tv'], kind: 'video' },
  wistia: {
    patterns: ['fast.wistia.com', 'fast.wistia.net'],
    cookies: ['wistia*', '__distillery'],
    kind: 'video',
  },
  spotify: { patterns: ['open.spotify.com'], kind: 'audio' },
  soundcloud: { patterns: ['w.soundcloud.com'], kind: 'audio' },
  'google-maps': {
    patterns: ['maps.googleapis.com', 'maps.google.com', 'www.google.com/maps'],
    keptFor: 183,
    kind: 'map',
  },
  openstreetmap: {
    patterns: [
      'www.openstreetmap.org/export/embed.html',
      'tile.openstreetmap.org',
      '*.tile.openstreetmap.org',
    ],
    kind: 'map',
  },
  mapbox: {
    patterns: ['api.mapbox.com', 'events.mapbox.com'],
    cookies: ['mapbox.eventData*'],
    kind: 'map',
  },
  'google-fonts': { patterns: ['fonts.googleapis.com', 'fonts.gstatic.com'], kind: 'fonts' },
  'adobe-fonts': { patterns: ['use.typekit.net', 'p.typekit.net'], kind: 'fonts' },
  'font-awesome': {
    patterns: ['kit.fontawesome.com', 'use.fontawesome.com', 'ka-f.fontawesome.com', 'ka-p.fontawesome.com'],
    kind: 'fonts',
  },
  calendly: { patterns: ['assets.calendly.com', 'calendly.com'], kind: 'booking' },
  typeform: { patterns: ['*.typeform.com'], kind: 'forms' },
  disqus: { patterns: ['*.disqus.com', '*.disquscdn.com'], keptFor: 365, kind: 'comments' },
  trustpilot: { patterns: ['widget.trustpilot.com'], kind: 'reviews' },
  'trusted-shops': { patterns: ['widgets.trustedshops.com'], kind: 'reviews' },

  zendesk: {
    patterns: ['static.zdassets.com', 'ekr.zdassets.com', '*.zopim.com'],
    cookies: ['__zlcmid', 'ZD-*'],
    keptFor: 365,
  },
  intercom: {
    patterns: ['widget.intercom.io', '*.intercomcdn.com'],
    cookies: ['intercom-*'],
    keptFor: 271,
  },
  crisp: { patterns: ['client.crisp.chat'], cookies: ['crisp-client*'], keptFor: 180 },
  'tawk-to': { patterns: ['embed.tawk.to'], cookies: ['twk_*', 'TawkConnectionTime'], keptFor: 180 },
  livechat: {
    patterns: ['*.livechatinc.com'],
    cookies: ['__lc_cid', '__lc_cst', '__livechat*'],
    keptFor: 730,
  },
  tidio: { patterns: ['code.tidio.co', '*.tidiochat.com'], cookies: ['tidio_*'] },
  freshchat: { patterns: ['*.freshchat.com'] },
  userlike: { patterns: ['api.userlike.com', 'userlike-cdn-umm.b-cdn.net'], cookies: ['uslk_*'] },
  salesforce: {
    patterns: ['*.salesforceliveagent.com', '*.my.salesforce-scrt.com', 'pi.pardot.com'],
    cookies: ['visitor_id*'],
  },
  // Its tag recognises visitors for marketing wherever it runs, whatever else it is used for.
  hubspot: {
    patterns: [
      '*.hs-scripts.com',
      '*.hs-analytics.net',
      '*.hsforms.net',
      '*.usemessages.com',
      '*.hs-banner.com',
      '*.hscollectedforms.net',
      '*.hsadspixel.net',
    ],
    cookies: ['__hstc', '__hssc', '__hssrc', 'hubspotutk', 'messagesUtk', 'hs-messages-*'],
    keptFor: 180,
    kind: 'crm',
    usedAs: 'email',
  },
};
