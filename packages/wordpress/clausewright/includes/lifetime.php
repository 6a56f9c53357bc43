<?php
/** Connecting and disconnecting, and what goes when the plug-in is switched off. uninstall.php takes away the rest. */

namespace Clausewright;

defined( 'ABSPATH' ) || exit;

register_deactivation_hook( PLUGIN, __NAMESPACE__ . '\switch_off' );

function switch_off(): void {
	wp_clear_scheduled_hook( REFRESH );
	remove_policy_file();
	clear_page_caches();
}

/**
 * Takes a key only where the service answers for it.
 *
 * @return string `connected`, `unpublished`, `key-wrong`, `unreachable` or `strange`.
 */
function connect( string $typed ): string {
	$key = parse_key( $typed );
	if ( null === $key ) {
		return 'key-wrong';
	}
	$policy = fetch_policy( $key );
	if ( is_string( $policy ) ) {
		return $policy;
	}
	change_settings(
		array_merge(
			$key,
			array(
				'step'    => 'report-only',
				'policy'  => $policy,
				'fetched' => time(),
				'failed'  => 0,
			)
		)
	);
	keep_schedule();
	policy_changed();
	return $policy['published'] ? 'connected' : 'unpublished';
}

function disconnect(): void {
	delete_option( SETTINGS );
	delete_option( DOCUMENTS );
	switch_off();
}
