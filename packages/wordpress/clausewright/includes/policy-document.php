<?php
/** What the service says of the site's banner. It came over the network: nothing of it is taken that is not expected. */

namespace Clausewright;

defined( 'ABSPATH' ) || exit;

const LEVELS = array( 'tagged', 'automatic', 'server' );
/** Bytes; a site of 500 vendors has a fifth of that. */
const LONGEST_POLICY = 300000;

/**
 * Null for what is no answer of the service about this site.
 *
 * @return array<string, mixed>|null
 */
function read_policy( string $body, string $site ): ?array {
	$given = json_decode( $body, true, 8 );
	if ( ! is_array( $given ) || 1 !== ( $given['format'] ?? null ) || $site !== ( $given['site'] ?? null ) ) {
		return null;
	}
	$documents = $given['documents'] ?? null;
	if ( ! is_string( $documents ) || 1 !== preg_match( '~^https?://[a-z\d.-]{1,253}(?::\d{1,5})?$~D', $documents ) ) {
		return null;
	}
	if ( false === ( $given['published'] ?? null ) ) {
		return array(
			'published' => false,
			'documents' => $documents,
		);
	}
	$level = $given['level'] ?? null;
	if ( ! in_array( $level, LEVELS, true ) ) {
		return null;
	}
	$policy = array(
		'published' => true,
		'level'     => $level,
		'async'     => true === ( $given['async'] ?? null ) && 'tagged' === $level,
		'languages' => words_in( $given['languages'] ?? null, '~^[a-z]{2}$~D' ),
		'domains'   => words_in( $given['domains'] ?? null, '~^(?:\*\.)?[a-z\d.-]{1,253}$~D' ),
		'documents' => $documents,
	);
	if ( 'server' !== $level ) {
		return $policy;
	}
	$header = read_header_policy( $given );
	return null === $header ? null : array_merge( $policy, $header );
}

/** @return list<string> Those of a list that look as they should. */
function words_in( mixed $given, string $pattern ): array {
	$fits = static fn ( mixed $word ): bool => is_string( $word ) && 1 === preg_match( $pattern, $word );
	return array_values( array_filter( is_array( $given ) ? array_slice( $given, 0, 100 ) : array(), $fits ) );
}

/** Whether the banner serves this WordPress. */
function covers_this_site( array $policy ): bool {
	$host = strtolower( (string) wp_parse_url( home_url(), PHP_URL_HOST ) );
	foreach ( (array) ( $policy['domains'] ?? array() ) as $domain ) {
		$bare = str_starts_with( $domain, '*.' ) ? substr( $domain, 2 ) : $domain;
		if ( $host === $bare || str_ends_with( $host, '.' . $bare ) ) {
			return true;
		}
	}
	return false;
}
