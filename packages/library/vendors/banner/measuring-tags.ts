import { lasting, minutes } from './cookie.ts';
import type { VendorTags } from './entry.ts';

const matomoCookies = lasting({
  '_pk_id*': 393,
  '_pk_ref*': 183,
  '_pk_ses*': minutes(30),
  '_pk_cvar*': minutes(30),
  '_pk_hsr*': minutes(30),
  '_pk_testcookie*': 0,
});

/** Statistics, session recordings, tests of pages and error reports. */
export const measuringTags: Readonly<Record<string, VendorTags>> = {
  'google-analytics': {
    patterns: [
      'www.googletagmanager.com/gtag/js?id=G-',
      'www.googletagmanager.com/gtag/js?id=GT-',
      'www.googletagmanager.com/gtag/js?id=UA-',
      '*.google-analytics.com',
    ],
    cookies: lasting({
      _ga: 730,
      '_ga_*': 730,
      _gid: 1,
      '_gat*': minutes(1),
      '_dc_gtm_*': minutes(1),
      '_gac_*': 90,
      AMP_TOKEN: 365,
      '__utm*': 730,
    }),
  },
  'google-tag-manager': {
    patterns: ['www.googletagmanager.com/gtm.js', 'www.googletagmanager.com/ns.html'],
    kind: 'loading',
  },
  // On the owner's own server: nobody but the owner knows the address.
  matomo: { cookies: matomoCookies },
  'matomo-cloud': { patterns: ['*.matomo.cloud'], cookies: matomoCookies },
  'piwik-pro': {
    patterns: ['*.piwik.pro'],
    cookies: lasting({ '_pk_id*': 393, '_pk_ses*': minutes(30), 'stg_*': 365, '_stg_*': 365 }),
  },
  plausible: { patterns: ['plausible.io/js/'], kind: 'cookieless' },
  fathom: { patterns: ['cdn.usefathom.com'], kind: 'cookieless' },
  'simple-analytics': { patterns: ['scripts.simpleanalyticscdn.com'], kind: 'cookieless' },
  etracker: { patterns: ['*.etracker.com'], cookies: lasting({ _et_coid: 730, BT_sdc: 0, BT_pdc: 365 }) },
  statcounter: { patterns: ['*.statcounter.com'], cookies: lasting({ sc_is_visitor_unique: 730 }) },
  clicky: {
    patterns: ['static.getclicky.com', 'in.getclicky.com'],
    cookies: lasting({ _jsuid: null }),
  },
  'yandex-metrica': {
    patterns: ['mc.yandex.ru', 'mc.yandex.com'],
    cookies: lasting({ _ym_uid: 365, _ym_d: 365, _ym_isad: 1, '_ym_visorc*': minutes(30) }),
  },
  countly: { patterns: ['*.count.ly'] },
  'jetpack-stats': {
    patterns: ['stats.wp.com'],
    cookies: lasting({ tk_ai: null, tk_lr: 365, tk_or: 1825, tk_r3d: 3, tk_tc: 0, tk_qs: minutes(30) }),
  },
  mixpanel: { patterns: ['*.mxpnl.com'], cookies: lasting({ 'mp_*': 365 }) },
  amplitude: {
    patterns: ['cdn.amplitude.com', 'cdn.eu.amplitude.com'],
    cookies: lasting({ 'AMP_*': 365, 'amp_*': 365, 'amplitude_id*': null }),
  },
  posthog: { patterns: ['*.posthog.com'], cookies: lasting({ 'ph_*': 365 }) },
  heap: { patterns: ['cdn.heapanalytics.com', 'heapanalytics.com'], cookies: lasting({ '_hp2_*': 395 }) },
  segment: {
    patterns: ['cdn.segment.com'],
    cookies: lasting({ ajs_anonymous_id: 365, ajs_user_id: 365, ajs_group_id: 365 }),
  },
  'adobe-analytics': {
    patterns: ['assets.adobedtm.com', '*.omtrdc.net', '*.2o7.net', '*.demdex.net'],
    cookies: lasting({
      s_cc: 0,
      s_sq: 0,
      's_vi*': 730,
      s_fid: 730,
      s_ecid: 730,
      's_ppv*': null,
      s_tp: null,
      'AMCV_*': 730,
      'AMCVS_*': 0,
    }),
    ownCookies: lasting({ demdex: 180 }),
  },
  optimizely: { patterns: ['cdn.optimizely.com'], cookies: lasting({ 'optimizely*': 180 }), kind: 'testing' },
  vwo: {
    patterns: ['*.visualwebsiteoptimizer.com'],
    cookies: lasting({ '_vwo*': null, '_vis_opt_*': null }),
    kind: 'testing',
  },
  'ab-tasty': {
    patterns: ['*.abtasty.com'],
    cookies: lasting({ ABTasty: 395, ABTastySession: minutes(30) }),
    kind: 'testing',
  },
  hotjar: { patterns: ['*.hotjar.com'], cookies: lasting({ '_hj*': 365 }) },
  'microsoft-clarity': {
    patterns: ['*.clarity.ms'],
    cookies: lasting({ _clck: 365, _clsk: 1 }),
    ownCookies: lasting({ CLID: 365, MUID: 390 }),
  },
  fullstory: { patterns: ['*.fullstory.com'], cookies: lasting({ fs_uid: 365, fs_lua: minutes(30) }) },
  mouseflow: { patterns: ['*.mouseflow.com'], cookies: lasting({ 'mf_*': 90 }) },
  contentsquare: { patterns: ['*.contentsquare.net'], cookies: lasting({ '_cs_*': 395 }) },
  'crazy-egg': {
    patterns: ['script.crazyegg.com'],
    cookies: lasting({ '_ce.*': null, cebs: null, cebsp_: null }),
  },
  'lucky-orange': {
    patterns: ['*.luckyorange.com', '*.luckyorange.net'],
    cookies: lasting({ '_lo_*': null, __lotl: null, _lorid: null }),
  },
  smartlook: {
    patterns: ['web-sdk.smartlook.com', 'rec.smartlook.com'],
    cookies: lasting({ 'SL_C_*': null }),
  },
  sentry: {
    patterns: ['browser.sentry-cdn.com', 'js.sentry-cdn.com'],
    cookies: lasting({ sentryReplaySession: 0 }),
    kind: 'errors',
  },
  datadog: {
    patterns: ['www.datadoghq-browser-agent.com'],
    cookies: lasting({ _dd_s: minutes(240) }),
    kind: 'errors',
  },
  'new-relic': {
    patterns: ['js-agent.newrelic.com', 'bam.nr-data.net', 'bam.eu01.nr-data.net'],
    cookies: lasting({ 'NRBA_SESSION*': minutes(240) }),
    kind: 'errors',
  },
  bugsnag: { patterns: ['notify.bugsnag.com', 'sessions.bugsnag.com'], kind: 'errors' },
  onesignal: {
    patterns: ['cdn.onesignal.com'],
    cookies: lasting({ 'onesignal-notification-prompt': null, 'onesignal-pageview-count': null }),
    kind: 'push',
  },
};
