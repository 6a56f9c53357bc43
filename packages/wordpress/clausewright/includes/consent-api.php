<?php
/** Hands answers to the WP Consent API where that plug-in is: others ask it before they set anything. */

namespace Clausewright;

defined( 'ABSPATH' ) || exit;

add_filter( 'wp_consent_api_registered_' . plugin_basename( PLUGIN ), '__return_true' );
add_filter( 'wp_get_consent_type', static fn ( mixed $type ): mixed => is_connected( read_settings() ) ? 'optin' : $type );

/** Stands before the banner's script, whose events it hears; it loads nothing. */
function consent_api_element(): string {
	if ( ! function_exists( 'wp_has_consent' ) ) {
		return '';
	}
	return <<<'HTML'
<script data-cfasync="false" data-no-optimize="1" data-no-defer="1" nowprocket>
['clausewright:ready', 'clausewright:consent'].forEach(function (name) {
  document.addEventListener(name, function (event) {
    var may = event.detail.types;
    window.wp_consent_type = 'optin';
    document.dispatchEvent(new CustomEvent('wp_consent_type_defined'));
    if (typeof wp_set_consent !== 'function') return;
    var purposes = { preferences: may.FUNCTIONALITY, statistics: may.ANALYTICS, marketing: may.ADVERTISING || may.MARKETING };
    purposes['statistics-anonymous'] = may.ANALYTICS;
    for (var purpose in purposes) wp_set_consent(purpose, purposes[purpose] ? 'allow' : 'deny');
  });
});
</script>

HTML;
}
