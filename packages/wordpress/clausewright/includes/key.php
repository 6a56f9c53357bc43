<?php
/** What an owner pastes to connect the site: the address of the banner's script, or the whole element. */

namespace Clausewright;

defined( 'ABSPATH' ) || exit;

/** A site's id; the same expression as the service has. */
const SITE_ID = '[\w-]{22,128}';

/**
 * The service and the site that a key names; null where it is none.
 *
 * @return array{origin: string, site: string}|null
 */
function parse_key( string $typed ): ?array {
	$text = html_entity_decode( trim( substr( $typed, 0, 2000 ) ), ENT_QUOTES, 'UTF-8' );
	$host = '(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)*[a-z\d](?:[a-z\d-]*[a-z\d])?';
	$key  = '(https?)://(' . $host . ')(:\d{1,5})?/c/(' . SITE_ID . ')(?:/[a-z]{2})?\.js';
	// Pasted bare or within its element; nothing may follow the address but the end of the attribute.
	if ( 1 !== preg_match( '~^(?:<script\b[^<>]*\bsrc\s*=\s*["\']?)?' . $key . '(?=$|["\'\s>])~i', $text, $found ) ) {
		return null;
	}
	[ , $protocol, $name, $port, $site ] = $found;
	$protocol                            = strtolower( $protocol );
	if ( 'http' === $protocol && ! is_plain_http_allowed() ) {
		return null;
	}
	return array(
		'origin' => $protocol . '://' . strtolower( $name ) . $port,
		'site'   => $site,
	);
}

/** Only a site that is developed on somebody's own machine may take its banner without TLS. */
function is_plain_http_allowed(): bool {
	return 'local' === wp_get_environment_type();
}
