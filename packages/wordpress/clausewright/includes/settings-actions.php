<?php
/** What the buttons of the settings screen do: for administrators alone, and only from that screen. */

namespace Clausewright;

defined( 'ABSPATH' ) || exit;

const MAY  = 'manage_options';
const FOUND = 'clausewright_check';

add_action( 'admin_post_clausewright', __NAMESPACE__ . '\act' );

function act(): never {
	if ( ! current_user_can( MAY ) ) {
		wp_die( esc_html__( 'You may not change this.', 'clausewright' ), '', array( 'response' => 403 ) );
	}
	check_admin_referer( 'clausewright' );
	$what = isset( $_POST['what'] ) ? sanitize_key( wp_unslash( $_POST['what'] ) ) : '';
	$key  = isset( $_POST['key'] ) && is_string( $_POST['key'] ) ? wp_unslash( $_POST['key'] ) : ''; // phpcs:ignore WordPress.Security.ValidatedSanitizedInput -- parse_key takes what is a key and nothing else.
	wp_safe_redirect( add_query_arg( 'said', do_what( $what, $key ), screen_url() ) );
	exit;
}

/** @return string A code of outcome_words(). */
function do_what( string $what, string $key ): string {
	switch ( $what ) {
		case 'connect':
			return connect( $key );
		case 'disconnect':
			disconnect();
			return 'disconnected';
		case 'refresh':
			return refresh();
		case 'enforce':
		case 'report-only':
			change_settings( array( 'step' => $what ) );
			policy_changed();
			return $what;
		case 'check':
			set_transient( FOUND, check_site(), 10 * MINUTE_IN_SECONDS );
			return 'checked';
		default:
			return '';
	}
}

function screen_url(): string {
	return admin_url( 'options-general.php?page=clausewright' );
}
