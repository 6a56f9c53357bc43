<?php
/**
 * Page caches. The page itself is the same for every visitor, so that they may keep it; the policy is not in it. After
 * a change they are asked to forget what they have, which may be pages without the script.
 */

namespace Clausewright;

defined( 'ABSPATH' ) || exit;

/** Whether pages may be answered before plug-ins are loaded. */
function has_page_cache(): bool {
	return defined( 'WP_CACHE' ) && WP_CACHE && is_file( WP_CONTENT_DIR . '/advanced-cache.php' );
}

/** Each by its own published way; where none is there, nothing happens. */
function clear_page_caches(): void {
	foreach ( array( 'wp_cache_clear_cache', 'rocket_clean_domain', 'w3tc_flush_posts', 'wpfc_clear_all_cache' ) as $clear ) {
		if ( function_exists( $clear ) ) {
			$clear();
		}
	}
	foreach ( array( 'litespeed_purge_all', 'cache_enabler_clear_complete_cache', 'breeze_clear_all_cache', 'clausewright_clear_page_cache' ) as $action ) {
		do_action( $action ); // phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- theirs.
	}
}

/** The line for wp-config.php. It goes on silently once the plug-in is gone. */
function early_line(): string {
	$path = str_replace( array( '\\', "'" ), array( '/', "\\'" ), dirname( PLUGIN ) . '/early.php' );
	return "if ( is_file( '" . $path . "' ) ) { include '" . $path . "'; }";
}
