<?php
/**
 * The policy of contents of the level “Server”, by the visitor's answer in the cookie `cw_allowed`. It is set when PHP
 * is about to send its headers, so that no page cache keeps what was meant for one visitor. Nothing here needs
 * WordPress: early.php runs before it.
 */

namespace Clausewright;

/**
 * What the cookie allows; null where that is everything.
 *
 * @param array{always: string, vendors: array<string, string>} $policy
 */
function policy_for( array $policy, mixed $cookie ): ?string {
	if ( 'all' === $cookie ) {
		return null;
	}
	$sources = $policy['always'];
	foreach ( is_string( $cookie ) ? explode( '.', substr( $cookie, 0, 4000 ) ) : array() as $name ) {
		$sources .= isset( $policy['vendors'][ $name ] ) ? ' ' . $policy['vendors'][ $name ] : '';
	}
	return $sources;
}

/**
 * Both steps vary by the answer: what a cache keeps for one visitor is not for the next.
 *
 * @param array{always: string, vendors: array<string, string>} $policy
 */
function send_policy_with_headers( array $policy, string $step ): void {
	if ( PHP_SAPI === 'cli' || ! is_for_visitors( (string) ( $_SERVER['SCRIPT_NAME'] ?? '' ) ) ) {
		return;
	}
	header_register_callback(
		static function () use ( $policy, $step ): void {
			$name    = 'enforce' === $step ? 'Content-Security-Policy' : 'Content-Security-Policy-Report-Only';
			$allowed = policy_for( $policy, $_COOKIE['cw_allowed'] ?? '' );
			header( 'Vary: Cookie', false );
			if ( null !== $allowed ) {
				// Beside what the site sends itself: both hold.
				header( $name . ': ' . $allowed, false );
			}
		}
	);
}

/** The desk of WordPress and its log-in are not for visitors, and load from hosts of their own. */
function is_for_visitors( string $script ): bool {
	return 1 !== preg_match( '~/wp-admin/|/(?:wp-login|wp-cron|xmlrpc)\.php$~', $script );
}

/**
 * What a header may carry of a policy that came over the network or from a file; null where it is none.
 *
 * @return array{always: string, vendors: array<string, string>}|null
 */
function read_header_policy( mixed $given ): ?array {
	$always  = is_array( $given ) ? $given['always'] ?? null : null;
	$vendors = is_array( $given ) ? $given['vendors'] ?? null : null;
	$source  = "~^[\\w'*./:@ -]{1,60000}$~D";
	if ( ! is_string( $always ) || ! is_array( $vendors ) || count( $vendors ) > 2000 ) {
		return null;
	}
	if ( ! str_starts_with( $always, "default-src 'self' " ) || 1 !== preg_match( $source, $always ) ) {
		return null;
	}
	foreach ( $vendors as $name => $sources ) {
		$is_source = is_string( $sources ) && ( '' === $sources || 1 === preg_match( $source, $sources ) );
		if ( ! $is_source || 1 !== preg_match( '~^\w{1,40}$~D', (string) $name ) ) {
			return null;
		}
	}
	return array(
		'always'  => $always,
		'vendors' => $vendors,
	);
}
