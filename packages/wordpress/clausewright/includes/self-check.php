<?php
/** Looks at the home page as visitors with different answers do, so that whatever cache stands between shows itself. */

namespace Clausewright;

defined( 'ABSPATH' ) || exit;

/** What was found, worst first. @return list<string> Codes of finding_words(). */
function check_site(): array {
	$settings = read_settings();
	$first    = look_at_home( '' );
	if ( null === $first ) {
		return array( 'home-unreachable' );
	}
	$found = array();
	$place = place_of_script( $first['html'], $settings );
	if ( 'first' !== $place ) {
		$found[] = 'script-' . $place;
	}
	$due = policy_to_send( $settings );
	if ( null !== $due ) {
		// Whoever allowed everything, then again somebody new: a cache that mixes them up is wrong for one of them.
		$everything = look_at_home( 'cw_allowed=all' );
		$again      = look_at_home( '' );
		if ( ! has_policy( $first, $due['policy'] ) || ! has_policy( $again, $due['policy'] ) ) {
			$found[] = 'header-missing';
		}
		if ( has_policy( $everything, $due['policy'] ) ) {
			$found[] = 'header-kept';
		}
	}
	return array() === $found ? array( 'fine' ) : $found;
}

/** @return array{html: string, headers: string}|null */
function look_at_home( string $cookie ): ?array {
	$answer = wp_remote_get(
		home_url( '/' ),
		array(
			'timeout'   => 10,
			'headers'   => '' === $cookie ? array() : array( 'Cookie' => $cookie ),
			// As WordPress does when it asks itself.
			'sslverify' => apply_filters( 'https_local_ssl_verify', false ), // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own.
		)
	);
	if ( is_wp_error( $answer ) || 200 !== wp_remote_retrieve_response_code( $answer ) ) {
		return null;
	}
	$headers = array_merge(
		(array) wp_remote_retrieve_header( $answer, 'content-security-policy' ),
		(array) wp_remote_retrieve_header( $answer, 'content-security-policy-report-only' )
	);
	return array(
		'html'    => wp_remote_retrieve_body( $answer ),
		'headers' => implode( "\n", $headers ),
	);
}

/** @return string `first`, `late` or `missing`. */
function place_of_script( string $html, array $settings ): string {
	$address = preg_quote( $settings['origin'] . '/c/' . $settings['site'], '~' );
	if ( 1 !== preg_match( '~<script[^>]*\ssrc="' . $address . '[^"]*"~', $html, $found, PREG_OFFSET_CAPTURE ) ) {
		return 'missing';
	}
	$before = substr( $html, 0, $found[0][1] );
	return preg_match( '~<(?:script|link|style|img|iframe)\b[^>]*\s(?:src|href)=~i', $before ) ? 'late' : 'first';
}

/** @param array{html: string, headers: string}|null $answer */
function has_policy( ?array $answer, array $policy ): bool {
	return null !== $answer && str_contains( $answer['headers'], $policy['always'] );
}
