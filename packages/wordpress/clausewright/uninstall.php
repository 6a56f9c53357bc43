<?php
/** Nothing of the plug-in stays: options, schedules and the file for early.php, on every site of a network. */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

( static function (): void {
	$clear = static function (): void {
		delete_option( 'clausewright' );
		delete_option( 'clausewright_documents' );
		delete_transient( 'clausewright_check' );
		wp_unschedule_hook( 'clausewright_refresh' );
		wp_unschedule_hook( 'clausewright_fetch_document' );
	};
	if ( is_multisite() ) {
		foreach ( get_sites( array( 'fields' => 'ids', 'number' => 0 ) ) as $site ) {
			switch_to_blog( $site );
			$clear();
			restore_current_blog();
		}
	} else {
		$clear();
	}
	// WordPress lists for a week what was active, also what is gone.
	$recent = get_site_option( 'recently_activated' );
	if ( is_array( $recent ) ) {
		update_site_option( 'recently_activated', array_diff_key( $recent, array( 'clausewright/clausewright.php' => true ) ) );
	}
	foreach ( array( '', '.new' ) as $end ) {
		$file = WP_CONTENT_DIR . '/clausewright-policy.json' . $end;
		if ( is_file( $file ) ) {
			wp_delete_file( $file );
		}
	}
} )();
