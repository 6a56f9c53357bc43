import type { VendorTags } from './entry.ts';

/** Advertising, its measurement, newsletters and partner programmes. */
export const advertisingTags: Readonly<Record<string, VendorTags>> = {
  'google-adsense': {
    patterns: ['pagead2.googlesyndication.com', 'googleads.g.doubleclick.net/pagead/ads'],
    cookies: ['__gads', '__gpi', '__gpi_optout', '__eoi'],
    keptFor: 395,
  },
  'google-ad-manager': {
    patterns: ['securepubads.g.doubleclick.net', 'www.googletagservices.com'],
    cookies: ['__gads', '__gpi', '__gpi_optout', '__eoi'],
    keptFor: 395,
  },
  'google-ads': {
    patterns: [
      'www.googletagmanager.com/gtag/js?id=AW-',
      'www.googleadservices.com',
      'googleads.g.doubleclick.net/pagead/viewthroughconversion',
    ],
    cookies: ['_gcl_*', '_gac_*'],
    keptFor: 395,
  },
  'microsoft-advertising': {
    patterns: ['bat.bing.com', 'bat.bing.net'],
    cookies: ['_uetsid', '_uetvid', '_uetmsclkid'],
    keptFor: 390,
  },
  taboola: { patterns: ['*.taboola.com'], cookies: ['trc_cookie_storage'], keptFor: 395 },
  outbrain: { patterns: ['*.outbrain.com'], keptFor: 90 },
  'the-trade-desk': { patterns: ['*.adsrvr.org'], keptFor: 365 },
  'meta-pixel': {
    patterns: [
      'connect.facebook.net/en_US/fbevents.js',
      'connect.facebook.net/signals/',
      'www.facebook.com/tr',
    ],
    cookies: ['_fbp', '_fbc'],
    keptFor: 90,
  },
  'linkedin-insight': {
    patterns: ['snap.licdn.com', 'px.ads.linkedin.com', 'px4.ads.linkedin.com'],
    cookies: ['li_fat_id', 'ln_or'],
    keptFor: 365,
  },
  'pinterest-tag': {
    patterns: ['s.pinimg.com/ct/', 'ct.pinterest.com'],
    cookies: ['_pin_unauth', '_pinterest_ct_ua', '_derived_epik', '_epik'],
    keptFor: 365,
  },
  'tiktok-pixel': {
    patterns: ['analytics.tiktok.com'],
    cookies: ['_ttp', '_tt_enable_cookie', 'ttcsid*'],
    keptFor: 395,
  },
  'x-pixel': {
    patterns: ['static.ads-twitter.com', 'analytics.twitter.com', 't.co/i/adsct'],
    cookies: ['_twclid', '_twpid'],
    keptFor: 730,
  },
  'snap-pixel': {
    patterns: ['sc-static.net/scevent.min.js', 'tr.snapchat.com'],
    cookies: ['_scid*', '_sctr'],
    keptFor: 395,
  },
  'reddit-pixel': {
    patterns: ['www.redditstatic.com/ads/', 'alb.reddit.com'],
    cookies: ['_rdt_uuid', '_rdt_cid', '_rdt_em'],
    keptFor: 90,
  },
  adroll: { patterns: ['*.adroll.com'], cookies: ['__adroll*', '__ar_v4'], keptFor: 395 },
  criteo: { patterns: ['*.criteo.com', '*.criteo.net'], cookies: ['cto_*'], keptFor: 395 },
  'amazon-ads': { patterns: ['c.amazon-adsystem.com', 's.amazon-adsystem.com'] },

  mailchimp: {
    patterns: ['chimpstatic.com', 'downloads.mailchimp.com', '*.list-manage.com'],
    cookies: ['_mcid', 'mailchimp_landing_site', 'MCPopupClosed', 'MCPopupSubscribed'],
    keptFor: 365,
  },
  brevo: {
    patterns: ['sibautomation.com', 'cdn.brevo.com', 'sibforms.com', '*.sibforms.com'],
    cookies: ['sib_cuid'],
    keptFor: 180,
  },
  klaviyo: {
    patterns: ['*.klaviyo.com'],
    cookies: ['__kla_id', 'klaviyoOnsite', 'klaviyoPagesVisitCount'],
    keptFor: 730,
  },
  getresponse: { patterns: ['app.getresponse.com'] },
  activecampaign: {
    patterns: ['diffuser-cdn.app-us1.com', 'prism.app-us1.com', 'trackcmp.net'],
    cookies: ['ac_enable_tracking', 'prism_*'],
    keptFor: 30,
  },

  'amazon-associates': {
    patterns: ['ws-eu.amazon-adsystem.com', 'ws-na.amazon-adsystem.com', 'z-na.amazon-adsystem.com'],
  },
  awin: { patterns: ['www.dwin1.com', 'www.dwin2.com'], cookies: ['_aw_m_*'] },
  cj: {
    patterns: ['www.mczbf.com', 'www.anrdoezrs.net', 'www.dpbolvw.net', 'www.jdoqocy.com', 'www.emjcd.com'],
    cookies: ['cje'],
  },
  shareasale: { patterns: ['www.shareasale.com', 'static.shareasale.com', 'www.shareasale-analytics.com'] },
  impact: { patterns: ['utt.impactcdn.com'], cookies: ['IR_*'] },
  'rakuten-advertising': { patterns: ['tag.rmp.rakuten.com'], cookies: ['rmStore*'] },
  'ebay-partner-network': { patterns: ['epnt.ebay.com'] },
  'booking-affiliate': { patterns: ['aff.bstatic.com'] },
  clickbank: { patterns: ['*.clickbank.net'] },
};
