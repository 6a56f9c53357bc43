/** Scripts for the head that hand answers to a platform's own consent interface; they stand before the banner. */

/** Both of the banner's events carry what may run now. */
const onAnswer = (lines: readonly string[]): string =>
  [
    '<script>',
    "  ['clausewright:ready', 'clausewright:consent'].forEach(function (name) {",
    '    document.addEventListener(name, function (event) {',
    '      var may = event.detail.types;',
    ...lines.map((line) => `      ${line}`),
    '    });',
    '  });',
    '</script>',
  ].join('\n');

/** Shopify's Customer Privacy API, which its own pixels and the checkout read. */
export const tellShopify = onAnswer([
  'function tell() {',
  '  Shopify.customerPrivacy.setTrackingConsent({',
  '    analytics: may.ANALYTICS, marketing: may.ADVERTISING || may.MARKETING,',
  '    preferences: may.FUNCTIONALITY, sale_of_data: may.ADVERTISING',
  '  }, function () {});',
  '}',
  'if (!window.Shopify) return;',
  'if (Shopify.customerPrivacy) tell();',
  "else if (Shopify.loadFeatures) Shopify.loadFeatures([{ name: 'consent-tracking-api', version: '0.1' }], function (error) { if (!error) tell(); });",
]);

/** The WP Consent API, which plug-ins ask before they set anything. */
export const tellWordPress = onAnswer([
  "window.wp_consent_type = 'optin';",
  "document.dispatchEvent(new CustomEvent('wp_consent_type_defined'));",
  "if (typeof wp_set_consent !== 'function') return;",
  'var purposes = { preferences: may.FUNCTIONALITY, statistics: may.ANALYTICS, marketing: may.ADVERTISING || may.MARKETING };',
  "purposes['statistics-anonymous'] = may.ANALYTICS;",
  "for (var name in purposes) wp_set_consent(name, purposes[name] ? 'allow' : 'deny');",
]);
