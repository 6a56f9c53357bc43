<?php
/**
 * Asks the service what is published. Never while a page is made: at the press of a button, and once an hour by the
 * clock of WordPress. What was heard last goes on until something newer is.
 */

namespace Clausewright;

defined( 'ABSPATH' ) || exit;

const REFRESH = 'clausewright_refresh';

add_action( REFRESH, __NAMESPACE__ . '\refresh' );
add_action( 'init', __NAMESPACE__ . '\keep_schedule' );

/** A schedule that was lost, as by a restored database, is made anew. */
function keep_schedule(): void {
	if ( is_connected( read_settings() ) && ! wp_next_scheduled( REFRESH ) ) {
		wp_schedule_event( time() + HOUR_IN_SECONDS, 'hourly', REFRESH );
	}
}

/** @return string `ok`, `unpublished`, `unreachable` or `strange`. */
function refresh(): string {
	$settings = read_settings();
	if ( ! is_connected( $settings ) ) {
		return 'ok';
	}
	$policy = fetch_policy( $settings );
	if ( is_string( $policy ) ) {
		change_settings( array( 'failed' => time() ) );
		return $policy;
	}
	$is_new = $policy !== $settings['policy'];
	change_settings(
		array(
			'policy'  => $policy,
			// Whoever comes back to the level begins by trying it.
			'step'    => 'server' === ( $policy['level'] ?? '' ) ? $settings['step'] : 'report-only',
			'fetched' => time(),
			'failed'  => 0,
		)
	);
	write_policy_file();
	if ( $is_new ) {
		clear_page_caches();
	}
	return $policy['published'] ? 'ok' : 'unpublished';
}

/**
 * @param array{origin: string, site: string} $key
 * @return array<string, mixed>|string The policy, or why there is none.
 */
function fetch_policy( array $key ): array|string {
	$answer = fetch_text( $key['origin'] . '/c/' . $key['site'] . '/policy.json', 'application/json', LONGEST_POLICY );
	if ( 200 !== $answer['status'] ) {
		return 'unreachable';
	}
	return read_policy( $answer['body'], $key['site'] ) ?? 'strange';
}

/**
 * Five seconds at most, no redirect to elsewhere, no more bytes than expected, and nothing of the visitor's request.
 * Hosts of private networks are refused by WordPress, unless its filter `http_request_host_is_external` says otherwise.
 *
 * @return array{status: int, body: string} Status 0 for what is no answer.
 */
function fetch_text( string $url, string $type, int $most ): array {
	$nothing = array(
		'status' => 0,
		'body'   => '',
	);
	$answer  = wp_safe_remote_get(
		$url,
		array(
			'timeout'             => 5,
			'redirection'         => 0,
			'limit_response_size' => $most + 1,
			'headers'             => array( 'Accept' => $type ),
			'user-agent'          => 'Clausewright-WordPress/' . VERSION,
		)
	);
	if ( is_wp_error( $answer ) ) {
		return $nothing;
	}
	$status = (int) wp_remote_retrieve_response_code( $answer );
	$body   = wp_remote_retrieve_body( $answer );
	$said   = wp_remote_retrieve_header( $answer, 'content-type' );
	$is_it  = is_string( $said ) && str_starts_with( strtolower( $said ), $type ) && strlen( $body ) <= $most;
	return 200 === $status && ! $is_it ? $nothing : array(
		'status' => $status,
		'body'   => $body,
	);
}
