<?php
/**
 * For sites with a page cache that answers before plug-ins are loaded: included by wp-config.php, it sends the policy
 * with cached pages too. It reads one file, and without it, or with one that it does not understand, it does nothing.
 */

namespace Clausewright;

if ( defined( 'CLAUSEWRIGHT_EARLY' ) ) {
	return;
}

require_once __DIR__ . '/includes/policy-header.php';

( static function (): void {
	$folder = defined( 'WP_CONTENT_DIR' ) ? WP_CONTENT_DIR : dirname( __DIR__, 2 );
	$file   = $folder . '/clausewright-policy.json';
	// phpcs:ignore WordPress.WP.AlternativeFunctions -- there is no WordPress yet.
	$due    = is_file( $file ) ? json_decode( (string) file_get_contents( $file ), true, 8 ) : null;
	$policy = read_header_policy( is_array( $due ) ? $due['policy'] ?? null : null );
	if ( null !== $policy ) {
		define( 'CLAUSEWRIGHT_EARLY', true );
		send_policy_with_headers( $policy, 'enforce' === $due['step'] ? 'enforce' : 'report-only' );
	}
} )();
