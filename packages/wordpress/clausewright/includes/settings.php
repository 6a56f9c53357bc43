<?php
/** The plug-in's one option. Whatever stands there, the rest of the plug-in sees it in this shape. */

namespace Clausewright;

defined( 'ABSPATH' ) || exit;

const SETTINGS = 'clausewright';

/**
 * Origin is empty where the site is not connected.
 *
 * @return array{origin: string, site: string, step: string, policy: array<string, mixed>, fetched: int, failed: int}
 */
function read_settings(): array {
	$kept  = get_option( SETTINGS );
	$kept  = is_array( $kept ) ? $kept : array();
	$key   = parse_key( ( $kept['origin'] ?? '' ) . '/c/' . ( $kept['site'] ?? '' ) . '.js' );
	$empty = array(
		'origin' => '',
		'site'   => '',
	);
	return array_merge(
		$key ?? $empty,
		array(
			'step'    => 'enforce' === ( $kept['step'] ?? '' ) ? 'enforce' : 'report-only',
			'policy'  => is_array( $kept['policy'] ?? null ) ? $kept['policy'] : array(),
			'fetched' => (int) ( $kept['fetched'] ?? 0 ),
			'failed'  => (int) ( $kept['failed'] ?? 0 ),
		)
	);
}

/** @param array<string, mixed> $changes What is different from now on. */
function change_settings( array $changes ): void {
	update_option( SETTINGS, array_merge( read_settings(), $changes ), true );
}

/** @param array{origin: string} $settings */
function is_connected( array $settings ): bool {
	return '' !== $settings['origin'];
}
