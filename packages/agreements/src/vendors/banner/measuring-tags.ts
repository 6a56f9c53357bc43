import type { VendorTags } from './entry.ts';

const matomoCookies = ['_pk_id*', '_pk_ref*', '_pk_ses*', '_pk_cvar*', '_pk_hsr*', '_pk_testcookie*'];

/** Statistics, session recordings, tests of pages and error reports. */
export const measuringTags: Readonly<Record<string, VendorTags>> = {
  'google-analytics': {
    patterns: [
      'www.googletagmanager.com/gtag/js?id=G-',
      'www.googletagmanager.com/gtag/js?id=GT-',
      'www.googletagmanager.com/gtag/js?id=UA-',
      '*.google-analytics.com',
    ],
    cookies: ['_ga', '_ga_*', '_gid', '_gat*', '_dc_gtm_*', '_gac_*', 'AMP_TOKEN', '__utm*'],
    keptFor: 730,
  },
  'google-tag-manager': {
    patterns: ['www.googletagmanager.com/gtm.js', 'www.googletagmanager.com/ns.html'],
    kind: 'loading',
  },
  // On the owner's own server: nobody but the owner knows the address.
  matomo: { cookies: matomoCookies, keptFor: 393 },
  'matomo-cloud': { patterns: ['*.matomo.cloud'], cookies: matomoCookies, keptFor: 393 },
  'piwik-pro': {
    patterns: ['*.piwik.pro'],
    cookies: ['_pk_id*', '_pk_ses*', 'stg_*', '_stg_*'],
    keptFor: 393,
  },
  plausible: { patterns: ['plausible.io/js/'], kind: 'cookieless' },
  fathom: { patterns: ['cdn.usefathom.com'], kind: 'cookieless' },
  'simple-analytics': { patterns: ['scripts.simpleanalyticscdn.com'], kind: 'cookieless' },
  etracker: { patterns: ['*.etracker.com'], cookies: ['_et_coid', 'BT_sdc', 'BT_pdc'], keptFor: 730 },
  statcounter: { patterns: ['*.statcounter.com'], cookies: ['sc_is_visitor_unique'], keptFor: 730 },
  'jetpack-stats': {
    patterns: ['stats.wp.com'],
    cookies: ['tk_ai', 'tk_lr', 'tk_or', 'tk_r3d', 'tk_tc', 'tk_qs'],
  },
  mixpanel: { patterns: ['*.mxpnl.com'], cookies: ['mp_*'], keptFor: 365 },
  amplitude: {
    patterns: ['cdn.amplitude.com', 'cdn.eu.amplitude.com'],
    cookies: ['AMP_*', 'amp_*', 'amplitude_id*'],
    keptFor: 365,
  },
  posthog: { patterns: ['*.posthog.com'], cookies: ['ph_*'], keptFor: 365 },
  heap: { patterns: ['cdn.heapanalytics.com', 'heapanalytics.com'], cookies: ['_hp2_*'], keptFor: 395 },
  segment: {
    patterns: ['cdn.segment.com'],
    cookies: ['ajs_anonymous_id', 'ajs_user_id', 'ajs_group_id'],
    keptFor: 365,
  },
  'adobe-analytics': {
    patterns: ['assets.adobedtm.com', '*.omtrdc.net', '*.2o7.net', '*.demdex.net'],
    cookies: ['s_cc', 's_sq', 's_vi*', 's_fid', 's_ecid', 's_ppv*', 's_tp', 'AMCV_*', 'AMCVS_*'],
    keptFor: 730,
  },
  optimizely: { patterns: ['cdn.optimizely.com'], cookies: ['optimizely*'], keptFor: 180, kind: 'testing' },
  vwo: { patterns: ['*.visualwebsiteoptimizer.com'], cookies: ['_vwo*', '_vis_opt_*'], kind: 'testing' },
  'ab-tasty': {
    patterns: ['*.abtasty.com'],
    cookies: ['ABTasty', 'ABTastySession'],
    keptFor: 395,
    kind: 'testing',
  },
  hotjar: { patterns: ['*.hotjar.com'], cookies: ['_hj*'], keptFor: 365 },
  'microsoft-clarity': { patterns: ['*.clarity.ms'], cookies: ['_clck', '_clsk'], keptFor: 390 },
  fullstory: { patterns: ['*.fullstory.com'], cookies: ['fs_uid', 'fs_lua'], keptFor: 365 },
  mouseflow: { patterns: ['*.mouseflow.com'], cookies: ['mf_*'], keptFor: 90 },
  contentsquare: { patterns: ['*.contentsquare.net'], cookies: ['_cs_*'], keptFor: 395 },
  'crazy-egg': { patterns: ['script.crazyegg.com'], cookies: ['_ce.*', 'cebs', 'cebsp_'] },
  'lucky-orange': {
    patterns: ['*.luckyorange.com', '*.luckyorange.net'],
    cookies: ['_lo_*', '__lotl', '_lorid'],
  },
  sentry: {
    patterns: ['browser.sentry-cdn.com', 'js.sentry-cdn.com'],
    cookies: ['sentryReplaySession'],
    kind: 'errors',
  },
  datadog: { patterns: ['www.datadoghq-browser-agent.com'], cookies: ['_dd_s'], kind: 'errors' },
  'new-relic': {
    patterns: ['js-agent.newrelic.com', 'bam.nr-data.net', 'bam.eu01.nr-data.net'],
    cookies: ['NRBA_SESSION*'],
    kind: 'errors',
  },
  onesignal: {
    patterns: ['cdn.onesignal.com'],
    cookies: ['onesignal-notification-prompt', 'onesignal-pageview-count'],
    kind: 'push',
  },
};
