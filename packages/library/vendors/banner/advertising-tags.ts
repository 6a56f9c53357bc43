import { lasting } from './cookie.ts';
import type { VendorTags } from './entry.ts';

/** Advertising, its measurement, newsletters and partner programmes. */
export const advertisingTags: Readonly<Record<string, VendorTags>> = {
  'google-adsense': {
    patterns: ['pagead2.googlesyndication.com', 'googleads.g.doubleclick.net/pagead/ads'],
    cookies: lasting({ __gads: 395, __gpi: 395, __gpi_optout: null, __eoi: 180 }),
    ownCookies: lasting({ IDE: 395 }),
  },
  'google-ad-manager': {
    patterns: ['securepubads.g.doubleclick.net', 'www.googletagservices.com'],
    cookies: lasting({ __gads: 395, __gpi: 395, __gpi_optout: null, __eoi: 180 }),
    ownCookies: lasting({ IDE: 395 }),
  },
  'google-ads': {
    patterns: [
      'www.googletagmanager.com/gtag/js?id=AW-',
      'www.googleadservices.com',
      'googleads.g.doubleclick.net/pagead/viewthroughconversion',
    ],
    cookies: lasting({ '_gcl_*': 90, '_gac_*': 90 }),
    ownCookies: lasting({ IDE: 395 }),
  },
  'microsoft-advertising': {
    patterns: ['bat.bing.com', 'bat.bing.net'],
    cookies: lasting({ _uetsid: 1, _uetvid: 390, _uetmsclkid: 90 }),
    ownCookies: lasting({ MUID: 390 }),
  },
  taboola: {
    patterns: ['*.taboola.com'],
    cookies: lasting({ trc_cookie_storage: 365 }),
    ownCookies: lasting({ t_gid: 395 }),
  },
  outbrain: { patterns: ['*.outbrain.com'], ownCookies: lasting({ obuid: 90 }) },
  'the-trade-desk': { patterns: ['*.adsrvr.org'], ownCookies: lasting({ TDID: 365, TDCPM: 365 }) },
  adbutler: { patterns: ['servedbyadbutler.com'] },
  mediavine: { patterns: ['scripts.mediavine.com'] },
  raptive: { patterns: ['ads.adthrive.com'] },
  xandr: { patterns: ['*.adnxs.com'], ownCookies: lasting({ uuid2: 90, anj: 90 }) },
  'meta-pixel': {
    patterns: [
      'connect.facebook.net/en_US/fbevents.js',
      'connect.facebook.net/signals/',
      'www.facebook.com/tr',
    ],
    cookies: lasting({ _fbp: 90, _fbc: 90 }),
    ownCookies: lasting({ fr: 90 }),
  },
  'linkedin-insight': {
    patterns: ['snap.licdn.com', 'px.ads.linkedin.com', 'px4.ads.linkedin.com'],
    cookies: lasting({ li_fat_id: 30, ln_or: 1 }),
    ownCookies: lasting({ bcookie: 365, lidc: 1, UserMatchHistory: 30, AnalyticsSyncHistory: 30 }),
  },
  'pinterest-tag': {
    patterns: ['s.pinimg.com/ct/', 'ct.pinterest.com'],
    cookies: lasting({ _pin_unauth: 365, _pinterest_ct_ua: 365, _derived_epik: 365, _epik: 365 }),
  },
  'tiktok-pixel': {
    patterns: ['analytics.tiktok.com'],
    cookies: lasting({ _ttp: 395, _tt_enable_cookie: 395, 'ttcsid*': null }),
  },
  'x-pixel': {
    patterns: ['static.ads-twitter.com', 'analytics.twitter.com', 't.co/i/adsct'],
    cookies: lasting({ _twclid: null, _twpid: null }),
    ownCookies: lasting({ personalization_id: 730, muc_ads: 730 }),
  },
  'snap-pixel': {
    patterns: ['sc-static.net/scevent.min.js', 'tr.snapchat.com'],
    cookies: lasting({ '_scid*': 395, _sctr: 395 }),
  },
  'reddit-pixel': {
    patterns: ['www.redditstatic.com/ads/', 'alb.reddit.com'],
    cookies: lasting({ _rdt_uuid: 90, _rdt_cid: 90, _rdt_em: 90 }),
  },
  'quora-pixel': { patterns: ['a.quora.com', 'q.quora.com'] },
  'perfect-audience': { patterns: ['tag.perfectaudience.com', '*.prfct.co'] },
  adjust: { patterns: ['cdn.adjust.com'] },
  appsflyer: { patterns: ['websdk.appsflyer.com'], cookies: lasting({ afUserId: null }) },
  branch: { patterns: ['cdn.branch.io'], cookies: lasting({ BRANCH_WEBSDK_KEY: null }) },
  adroll: { patterns: ['*.adroll.com'], cookies: lasting({ '__adroll*': 395, __ar_v4: 365 }) },
  criteo: { patterns: ['*.criteo.com', '*.criteo.net'], cookies: lasting({ 'cto_*': 395 }) },
  'amazon-ads': { patterns: ['c.amazon-adsystem.com', 's.amazon-adsystem.com'] },

  mailchimp: {
    patterns: ['chimpstatic.com', 'downloads.mailchimp.com', '*.list-manage.com'],
    cookies: lasting({ _mcid: 365, mailchimp_landing_site: 28, MCPopupClosed: 365, MCPopupSubscribed: 365 }),
  },
  brevo: {
    patterns: ['sibautomation.com', 'cdn.brevo.com', 'sibforms.com', '*.sibforms.com'],
    cookies: lasting({ sib_cuid: 180 }),
  },
  klaviyo: {
    patterns: ['*.klaviyo.com'],
    cookies: lasting({ __kla_id: 730, klaviyoOnsite: null, klaviyoPagesVisitCount: 0 }),
  },
  getresponse: { patterns: ['app.getresponse.com'] },
  'constant-contact': { patterns: ['static.ctctcdn.com'] },
  aweber: { patterns: ['forms.aweber.com'] },
  kit: { patterns: ['f.convertkit.com'] },
  mailerlite: { patterns: ['assets.mailerlite.com', 'static.mailerlite.com'] },
  'campaign-monitor': { patterns: ['js.createsend1.com'] },
  activecampaign: {
    patterns: ['diffuser-cdn.app-us1.com', 'prism.app-us1.com', 'trackcmp.net'],
    cookies: lasting({ ac_enable_tracking: 30, 'prism_*': 30 }),
  },

  'amazon-associates': {
    patterns: ['ws-eu.amazon-adsystem.com', 'ws-na.amazon-adsystem.com', 'z-na.amazon-adsystem.com'],
  },
  awin: { patterns: ['www.dwin1.com', 'www.dwin2.com'], cookies: lasting({ '_aw_m_*': null }) },
  cj: {
    patterns: ['www.mczbf.com', 'www.anrdoezrs.net', 'www.dpbolvw.net', 'www.jdoqocy.com', 'www.emjcd.com'],
    cookies: lasting({ cje: null }),
  },
  shareasale: { patterns: ['www.shareasale.com', 'static.shareasale.com', 'www.shareasale-analytics.com'] },
  impact: { patterns: ['utt.impactcdn.com'], cookies: lasting({ 'IR_*': null }) },
  'rakuten-advertising': { patterns: ['tag.rmp.rakuten.com'], cookies: lasting({ 'rmStore*': null }) },
  'ebay-partner-network': { patterns: ['epnt.ebay.com'] },
  'booking-affiliate': { patterns: ['aff.bstatic.com'] },
  clickbank: { patterns: ['*.clickbank.net'] },
};
