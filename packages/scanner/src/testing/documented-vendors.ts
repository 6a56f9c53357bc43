/**
 * What services say of themselves in their public documentation (installation, content security policy, list of
 * cookies): the addresses that their snippets ask for and the cookies that they set. No snippet of theirs is copied.
 */
export interface DocumentedVendor {
  /** Occurs in the id or the name by which a scan should call it, in lower case. */
  name: RegExp;
  /** Without scheme. The first is its script. */
  addresses: readonly string[];
  /** Set on the page's own host. */
  cookies: readonly string[];
}

const vendor = (name: RegExp, addresses: string, cookies = ''): DocumentedVendor => ({
  name,
  addresses: addresses.split(' '),
  cookies: cookies.split(' ').filter((cookie) => cookie !== ''),
});

export const documentedVendors: readonly DocumentedVendor[] = [
  vendor(
    /google.analytics/u,
    'www.googletagmanager.com/gtag/js?id=G-ABC123 region1.google-analytics.com/g/collect?v=2 www.google-analytics.com/g/collect?v=2',
    '_ga _ga_ABC123',
  ),
  vendor(/google.tag.manager/u, 'www.googletagmanager.com/gtm.js?id=GTM-ABC'),
  vendor(
    /google.ads/u,
    'www.googletagmanager.com/gtag/js?id=AW-123 www.googleadservices.com/pagead/conversion/123/',
    '_gcl_au',
  ),
  vendor(/google.adsense/u, 'pagead2.googlesyndication.com/pagead/js/adsbygoogle.js?client=ca-pub-1'),
  vendor(
    /google.ad.manager/u,
    'securepubads.g.doubleclick.net/tag/js/gpt.js www.googletagservices.com/tag/js/gpt.js',
  ),
  vendor(/google.fonts/u, 'fonts.googleapis.com/css2?family=Inter fonts.gstatic.com/s/inter/v1/a.woff2'),
  vendor(/google.maps/u, 'maps.googleapis.com/maps/api/js?key=x'),
  vendor(
    /recaptcha/u,
    'www.google.com/recaptcha/api.js www.gstatic.com/recaptcha/releases/x/recaptcha__en.js',
  ),
  vendor(
    /youtube/u,
    'www.youtube.com/iframe_api www.youtube-nocookie.com/embed/x i.ytimg.com/vi/x/hqdefault.jpg',
  ),
  vendor(
    /meta|facebook/u,
    'connect.facebook.net/en_US/fbevents.js www.facebook.com/tr?id=1&ev=PageView',
    '_fbp',
  ),
  vendor(
    /linkedin/u,
    'snap.licdn.com/li.lms-analytics/insight.min.js px.ads.linkedin.com/collect?pid=1',
    'li_fat_id',
  ),
  vendor(/tiktok/u, 'analytics.tiktok.com/i18n/pixel/events.js?sdkid=x', '_ttp'),
  vendor(/pinterest/u, 's.pinimg.com/ct/core.js ct.pinterest.com/v3/?tid=1', '_pin_unauth'),
  vendor(
    /\bx\b|x-pixel|twitter/u,
    'static.ads-twitter.com/uwt.js analytics.twitter.com/i/adsct?x t.co/i/adsct?x',
  ),
  vendor(/snap/u, 'sc-static.net/scevent.min.js tr.snapchat.com/p', '_scid'),
  vendor(/reddit/u, 'www.redditstatic.com/ads/pixel.js alb.reddit.com/rp.gif?x', '_rdt_uuid'),
  vendor(/quora/u, 'a.quora.com/qevents.js q.quora.com/_/ad/1/pixel'),
  vendor(/microsoft.advertising|bing/u, 'bat.bing.com/bat.js bat.bing.net/action/0?x', '_uetsid _uetvid'),
  vendor(/clarity/u, 'www.clarity.ms/tag/abc k.clarity.ms/collect c.clarity.ms/c.gif', '_clck _clsk'),
  vendor(
    /hotjar/u,
    'static.hotjar.com/c/hotjar-1.js script.hotjar.com/modules.js in.hotjar.com/api/v2/client/sites/1 ws.hotjar.com/x',
    '_hjSessionUser_1 _hjSession_1',
  ),
  vendor(
    /mixpanel/u,
    'cdn.mxpnl.com/libs/mixpanel-2-latest.min.js api-js.mixpanel.com/track/',
    'mp_abc_mixpanel',
  ),
  vendor(
    /amplitude/u,
    'cdn.amplitude.com/libs/analytics-browser-2.0.0-min.js.gz api2.amplitude.com/2/httpapi',
    'AMP_0123456789',
  ),
  vendor(/heap/u, 'cdn.heapanalytics.com/js/heap-1.js heapanalytics.com/h', '_hp2_id.1'),
  vendor(
    /segment/u,
    'cdn.segment.com/analytics.js/v1/x/analytics.min.js api.segment.io/v1/p',
    'ajs_anonymous_id',
  ),
  vendor(/fullstory/u, 'edge.fullstory.com/s/fs.js rs.fullstory.com/rec/page', 'fs_uid'),
  vendor(/posthog/u, 'us-assets.i.posthog.com/static/array.js us.i.posthog.com/e/', 'ph_phc_abc_posthog'),
  vendor(
    /matomo/u,
    'cdn.matomo.cloud/shop.matomo.cloud/matomo.js shop.matomo.cloud/matomo.php?idsite=1',
    '_pk_id.1.abcd _pk_ses.1.abcd',
  ),
  vendor(/piwik.pro/u, 'shop.piwik.pro/abc.js shop.containers.piwik.pro/ppms.php'),
  vendor(/plausible/u, 'plausible.io/js/script.js plausible.io/api/event'),
  vendor(/fathom/u, 'cdn.usefathom.com/script.js'),
  vendor(
    /simple.analytics/u,
    'scripts.simpleanalyticscdn.com/latest.js queue.simpleanalyticscdn.com/simple.gif',
  ),
  vendor(/yandex/u, 'mc.yandex.ru/metrika/tag.js mc.yandex.com/watch/1', '_ym_uid _ym_d'),
  vendor(/clicky/u, 'static.getclicky.com/js in.getclicky.com/in.php'),
  vendor(
    /statcounter/u,
    'www.statcounter.com/counter/counter.js c.statcounter.com/t.php',
    'sc_is_visitor_unique',
  ),
  vendor(/etracker/u, 'code.etracker.com/code/e.js www.etracker.de/cnt.php', '_et_coid'),
  vendor(
    /adobe/u,
    'assets.adobedtm.com/launch.min.js shop.sc.omtrdc.net/b/ss/x dpm.demdex.net/id',
    's_cc s_fid',
  ),
  vendor(/optimizely/u, 'cdn.optimizely.com/js/1.js logx.optimizely.com/v1/events', 'optimizelyEndUserId'),
  vendor(/vwo|visual website/u, 'dev.visualwebsiteoptimizer.com/lib/1.js', '_vwo_uuid'),
  vendor(/ab.tasty/u, 'try.abtasty.com/abc.js ariane.abtasty.com/', 'ABTasty ABTastySession'),
  vendor(/crazy.egg/u, 'script.crazyegg.com/pages/scripts/1/1.js'),
  vendor(/mouseflow/u, 'cdn.mouseflow.com/projects/x.js o2.mouseflow.com/x', 'mf_user'),
  vendor(/lucky.orange/u, 'tools.luckyorange.com/core/lo.js'),
  vendor(/smartlook/u, 'web-sdk.smartlook.com/recorder.js'),
  vendor(/contentsquare/u, 't.contentsquare.net/uxa/x.js c.contentsquare.net/pageview', '_cs_id _cs_s'),
  vendor(
    /criteo/u,
    'dynamic.criteo.com/js/ld/ld.js sslwidget.criteo.com/event static.criteo.net/x',
    'cto_bundle',
  ),
  vendor(/taboola/u, 'cdn.taboola.com/libtrc/x/loader.js trc.taboola.com/x/log', 'trc_cookie_storage'),
  vendor(/outbrain/u, 'widgets.outbrain.com/outbrain.js tr.outbrain.com/pixel'),
  vendor(/adroll/u, 's.adroll.com/j/x/roundtrip.js d.adroll.com/pixel/x', '__adroll_fpc __ar_v4'),
  vendor(/trade desk/u, 'js.adsrvr.org/up_loader.js insight.adsrvr.org/track/up'),
  vendor(/xandr|appnexus/u, 'acdn.adnxs.com/dmp/up/pixie.js ib.adnxs.com/pixie'),
  vendor(/quantcast/u, 'secure.quantserve.com/quant.js pixel.quantserve.com/pixel'),
  vendor(/pubmatic/u, 'ads.pubmatic.com/AdServer/js/pwt/1/1/pwt.js hbopenbid.pubmatic.com/translator'),
  vendor(
    /rubicon|magnite/u,
    'micro.rubiconproject.com/prebid/dynamic/1.js fastlane.rubiconproject.com/a/api/fastlane.json',
  ),
  vendor(/openx/u, 'u.openx.net/w/1.0/sd shop-d.openx.net/w/1.0/arj'),
  vendor(/33.?across/u, 'cdn-sic.33across.com/1/javascripts/sic.js ssc.33across.com/ps/'),
  vendor(/id5/u, 'cdn.id5-sync.com/api/1.0/id5-api.js id5-sync.com/g/v2/1.json'),
  vendor(/scorecard/u, 'sb.scorecardresearch.com/beacon.js'),
  vendor(/awin/u, 'www.dwin1.com/1.js', '_aw_m_1'),
  vendor(
    /hubspot/u,
    'js.hs-scripts.com/1.js js.hs-analytics.net/analytics/1.js track.hubspot.com/__ptq.gif js.hsforms.net/forms/v2.js js.hs-banner.com/1.js js.usemessages.com/conversations-embed.js',
    '__hstc hubspotutk __hssc __hssrc',
  ),
  vendor(
    /intercom/u,
    'widget.intercom.io/widget/x js.intercomcdn.com/shim.latest.js api-iam.intercom.io/messenger/web/ping',
    'intercom-id-x intercom-session-x',
  ),
  vendor(
    /zendesk/u,
    'static.zdassets.com/ekr/snippet.js ekr.zdassets.com/compose/x v2.zopim.com/x',
    '__zlcmid',
  ),
  vendor(
    /crisp/u,
    'client.crisp.chat/l.js image.crisp.chat/avatar client.relay.crisp.chat/w/',
    'crisp-client/session/x',
  ),
  vendor(/tawk/u, 'embed.tawk.to/x/default va.tawk.to/v1/session/start', 'twk_uuid_x TawkConnectionTime'),
  vendor(/livechat/u, 'cdn.livechatinc.com/tracking.js api.livechatinc.com/v3', '__lc_cid __lc_cst'),
  vendor(/tidio/u, 'code.tidio.co/x.js socket.tidio.co/x widget-v4.tidiochat.com/x'),
  vendor(/drift/u, 'js.driftt.com/include/1/x.js'),
  vendor(/olark/u, 'static.olark.com/jsclient/loader.js'),
  vendor(/jivo/u, 'code.jivosite.com/widget/x'),
  vendor(/smartsupp/u, 'www.smartsuppchat.com/loader.js'),
  vendor(/userlike/u, 'userlike-cdn-umm.b-cdn.net/x.js api.userlike.com/x'),
  vendor(
    /mailchimp/u,
    'chimpstatic.com/mcjs-connected/js/x.js shop.us1.list-manage.com/subscribe/post',
    '_mcid',
  ),
  vendor(/klaviyo/u, 'static.klaviyo.com/onsite/js/klaviyo.js a.klaviyo.com/onsite/track', '__kla_id'),
  vendor(
    /brevo|sendinblue/u,
    'sibautomation.com/sa.js cdn.brevo.com/js/sdk-loader.js in-automate.brevo.com/p',
    'sib_cuid',
  ),
  vendor(
    /active.?campaign/u,
    'diffuser-cdn.app-us1.com/diffuser/x.js trackcmp.net/visit prism.app-us1.com/x',
  ),
  vendor(
    /stripe/u,
    'js.stripe.com/v3/ m.stripe.network/inner.html r.stripe.com/b m.stripe.com/6',
    '__stripe_mid __stripe_sid',
  ),
  vendor(/paypal/u, 'www.paypal.com/sdk/js?client-id=x www.paypalobjects.com/x.js'),
  vendor(/klarna/u, 'x.klarnacdn.net/kp/lib/v1/api.js js.klarna.com/web-sdk/v1/klarna.js'),
  vendor(/adyen/u, 'checkoutshopper-live.adyen.com/checkoutshopper/sdk/x/adyen.js'),
  vendor(/mollie/u, 'js.mollie.com/v1/mollie.js'),
  vendor(/braintree/u, 'js.braintreegateway.com/web/3/js/client.min.js payments.braintree-api.com/graphql'),
  vendor(/vimeo/u, 'player.vimeo.com/api/player.js i.vimeocdn.com/video/x f.vimeocdn.com/p/x.js'),
  vendor(
    /wistia/u,
    'fast.wistia.com/assets/external/E-v1.js embed-ssl.wistia.com/x pipedream.wistia.com/mput',
  ),
  vendor(/dailymotion/u, 'geo.dailymotion.com/player.js'),
  vendor(/spotify/u, 'open.spotify.com/embed/track/x'),
  vendor(/soundcloud/u, 'w.soundcloud.com/player/'),
  vendor(/twitch/u, 'player.twitch.tv/js/embed/v1.js'),
  vendor(/openstreetmap/u, 'tile.openstreetmap.org/1/1/1.png'),
  vendor(/mapbox/u, 'api.mapbox.com/mapbox-gl-js/v3/mapbox-gl.js events.mapbox.com/events/v2'),
  vendor(/disqus/u, 'shop.disqus.com/embed.js c.disquscdn.com/x.js'),
  vendor(/sharethis/u, 'platform-api.sharethis.com/js/sharethis.js l.sharethis.com/pview'),
  vendor(/addtoany/u, 'static.addtoany.com/menu/page.js'),
  vendor(/trustpilot/u, 'widget.trustpilot.com/bootstrap/v5/tp.widget.bootstrap.min.js'),
  vendor(/trusted.shops/u, 'widgets.trustedshops.com/js/X.js'),
  vendor(/yotpo/u, 'staticw2.yotpo.com/x/widget.js'),
  vendor(/judge\.?.?me/u, 'cdn.judge.me/loader.js'),
  vendor(/calendly/u, 'assets.calendly.com/assets/external/widget.js'),
  vendor(/typeform/u, 'embed.typeform.com/next/embed.js form.typeform.com/to/x'),
  vendor(/jotform/u, 'form.jotform.com/jsform/1'),
  vendor(/hcaptcha/u, 'js.hcaptcha.com/1/api.js newassets.hcaptcha.com/x'),
  vendor(
    /cloudflare|turnstile/u,
    'challenges.cloudflare.com/turnstile/v0/api.js static.cloudflareinsights.com/beacon.min.js',
  ),
  vendor(
    /sentry/u,
    'browser.sentry-cdn.com/8.0.0/bundle.min.js o1.ingest.sentry.io/api/1/envelope/ o1.ingest.de.sentry.io/api/1/envelope/',
  ),
  vendor(
    /bugsnag/u,
    'd2wy8f7a9ursnm.cloudfront.net/v8/bugsnag.min.js notify.bugsnag.com/ sessions.bugsnag.com/',
  ),
  vendor(
    /datadog/u,
    'www.datadoghq-browser-agent.com/us1/v6/datadog-rum.js browser-intake-datadoghq.com/api/v2/rum browser-intake-datadoghq.eu/api/v2/rum',
    '_dd_s',
  ),
  vendor(/new.relic/u, 'js-agent.newrelic.com/nr-1.min.js bam.nr-data.net/events/1/x'),
  vendor(
    /onesignal/u,
    'cdn.onesignal.com/sdks/web/v16/OneSignalSDK.page.js onesignal.com/api/v1/sync/x/web api.onesignal.com/x',
  ),
  vendor(
    /cookiebot/u,
    'consent.cookiebot.com/uc.js consentcdn.cookiebot.com/consentconfig/x/settings.json',
    'CookieConsent',
  ),
  vendor(
    /onetrust|optanon/u,
    'cdn.cookielaw.org/scripttemplates/otSDKStub.js geolocation.onetrust.com/cookieconsentpub/v1/geo/location',
    'OptanonConsent OptanonAlertBoxClosed',
  ),
  vendor(/usercentrics/u, 'web.cmp.usercentrics.eu/ui/loader.js api.usercentrics.eu/settings/x'),
  vendor(/didomi/u, 'sdk.privacy-center.org/x/loader.js api.privacy-center.org/v1/events'),
  vendor(/iubenda/u, 'cdn.iubenda.com/cs/iubenda_cs.js idb.iubenda.com/x'),
  vendor(
    /cookie.?yes/u,
    'cdn-cookieyes.com/client_data/x/script.js log.cookieyes.com/api/v1/log',
    'cookieyes-consent',
  ),
  vendor(/cookie.?script/u, 'cdn.cookie-script.com/s/x.js'),
  vendor(
    /tealium/u,
    'tags.tiqcdn.com/utag/x/main/prod/utag.js collect.tealiumiq.com/x/main/2/i.gif',
    'utag_main',
  ),
  vendor(/jquery/u, 'code.jquery.com/jquery-3.7.1.min.js'),
  vendor(/jsdelivr/u, 'cdn.jsdelivr.net/npm/x@1/x.js'),
  vendor(/font.awesome/u, 'use.fontawesome.com/releases/v6/css/all.css kit.fontawesome.com/x.js'),
  vendor(/adobe.fonts|typekit/u, 'use.typekit.net/x.css p.typekit.net/p.css'),
  vendor(/callrail/u, 'cdn.callrail.com/companies/1/x/12/swap.js'),
  vendor(
    /shopify/u,
    'cdn.shopify.com/shopifycloud/x.js monorail-edge.shopifysvc.com/v1/produce',
    '_shopify_essential_x',
  ),
  vendor(/wix/u, 'static.parastorage.com/services/x.js static.wixstatic.com/media/x.png'),
  vendor(
    /squarespace/u,
    'assets.squarespace.com/x.js static1.squarespace.com/x.css images.squarespace-cdn.com/x.png',
  ),
];
