import { lasting, minutes } from './cookie.ts';
import type { VendorTags } from './entry.ts';

const facebookSdk = ['en_US', 'en_GB', 'de_DE', 'es_ES', 'fr_FR', 'it_IT', 'nl_NL'].map(
  (locale) => `connect.facebook.net/${locale}/sdk.js`,
);

/** Embedded content, social networks, log-in with another account, chat. */
export const contentTags: Readonly<Record<string, VendorTags>> = {
  'google-sign-in': {
    patterns: ['accounts.google.com/gsi/', 'apis.google.com/js/'],
    cookies: lasting({ g_state: null }),
  },
  'facebook-login': {
    patterns: facebookSdk,
    cookies: lasting({ 'fblo_*': null, 'fbsr_*': null, 'fbm_*': null }),
  },
  'apple-sign-in': { patterns: ['appleid.cdn-apple.com/appleauth/'] },
  'microsoft-login': {
    patterns: ['alcdn.msauth.net', 'login.microsoftonline.com'],
    cookies: lasting({ 'msal.*': null }),
  },

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
  'linkedin-plugins': {
    patterns: ['platform.linkedin.com', 'www.linkedin.com/embed/'],
    ownCookies: lasting({ bcookie: 365, lidc: 1, li_gc: 180 }),
  },
  'pinterest-plugins': { patterns: ['assets.pinterest.com', 'widgets.pinterest.com'] },
  'tiktok-embeds': { patterns: ['www.tiktok.com/embed.js', 'www.tiktok.com/embed/'] },
  addtoany: { patterns: ['static.addtoany.com'] },
  sharethis: { patterns: ['*.sharethis.com'] },

  youtube: {
    patterns: ['www.youtube.com', 'youtube.com', 'www.youtube-nocookie.com'],
    ownCookies: lasting({ VISITOR_INFO1_LIVE: 180, VISITOR_PRIVACY_METADATA: 180, YSC: 0 }),
    kind: 'video',
  },
  vimeo: { patterns: ['player.vimeo.com'], ownCookies: lasting({ vuid: 730 }), kind: 'video' },
  dailymotion: { patterns: ['www.dailymotion.com/embed/', 'geo.dailymotion.com'], kind: 'video' },
  twitch: { patterns: ['player.twitch.tv', 'embed.twitch.tv'], kind: 'video' },
  wistia: {
    patterns: ['fast.wistia.com', 'fast.wistia.net'],
    cookies: lasting({ 'wistia*': null, __distillery: null }),
    kind: 'video',
  },
  videopress: { patterns: ['videopress.com/embed/', 'video.wordpress.com/embed/'], kind: 'video' },
  spotify: { patterns: ['open.spotify.com'], kind: 'audio' },
  soundcloud: { patterns: ['w.soundcloud.com'], kind: 'audio' },
  'google-maps': {
    patterns: ['maps.googleapis.com', 'maps.google.com', 'www.google.com/maps'],
    ownCookies: lasting({ NID: 183 }),
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
    cookies: lasting({ 'mapbox.eventData*': null }),
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
  jotform: { patterns: ['form.jotform.com', 'eu.jotform.com', 'js.jotform.com'], kind: 'forms' },
  disqus: {
    patterns: ['*.disqus.com', '*.disquscdn.com'],
    ownCookies: lasting({ disqus_unique: 365 }),
    kind: 'comments',
  },
  trustpilot: { patterns: ['widget.trustpilot.com'], kind: 'reviews' },
  'trusted-shops': { patterns: ['widgets.trustedshops.com'], kind: 'reviews' },

  zendesk: {
    patterns: ['static.zdassets.com', 'ekr.zdassets.com', '*.zopim.com'],
    cookies: lasting({ __zlcmid: 365, 'ZD-*': null }),
  },
  intercom: {
    patterns: ['widget.intercom.io', '*.intercomcdn.com'],
    cookies: lasting({ 'intercom-*': 271 }),
  },
  crisp: { patterns: ['client.crisp.chat'], cookies: lasting({ 'crisp-client*': 180 }) },
  'tawk-to': { patterns: ['embed.tawk.to'], cookies: lasting({ 'twk_*': 180, TawkConnectionTime: 0 }) },
  livechat: {
    patterns: ['*.livechatinc.com'],
    cookies: lasting({ __lc_cid: 730, __lc_cst: 730, '__livechat*': null }),
  },
  tidio: { patterns: ['code.tidio.co', '*.tidiochat.com'], cookies: lasting({ 'tidio_*': null }) },
  freshchat: { patterns: ['*.freshchat.com'] },
  freshdesk: { patterns: ['widget.freshworks.com', 'euc-widget.freshworks.com'] },
  pipedrive: { patterns: ['leadbooster-chat.pipedrive.com'] },
  userlike: {
    patterns: ['api.userlike.com', 'userlike-cdn-umm.b-cdn.net'],
    cookies: lasting({ 'uslk_*': null }),
  },
  salesforce: {
    patterns: ['*.salesforceliveagent.com', '*.my.salesforce-scrt.com', 'pi.pardot.com'],
    cookies: lasting({ 'visitor_id*': null }),
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
    cookies: lasting({
      __hstc: 180,
      __hssc: minutes(30),
      __hssrc: 0,
      hubspotutk: 180,
      messagesUtk: 180,
      'hs-messages-*': 1,
    }),
    kind: 'crm',
    usedAs: 'email',
  },
  sendcloud: { patterns: ['embed.sendcloud.sc'] },
};
