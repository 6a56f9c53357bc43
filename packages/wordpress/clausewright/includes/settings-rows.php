<?php
/** What the settings screen shows of a connected site. */

namespace Clausewright;

defined( 'ABSPATH' ) || exit;

function show_connected( array $settings ): void {
	if ( true === ( $settings['policy']['published'] ?? null ) && ! covers_this_site( $settings['policy'] ) ) {
		show_notice( array( 'warning', __( 'The banner is published for another domain. Add the domain of this site in Clausewright under Install, and publish.', 'clausewright' ) ) );
	}
	$found = get_transient( FOUND );
	foreach ( is_array( $found ) ? $found : array() as $code ) {
		show_notice( finding_words( (string) $code ) );
	}
	echo '<table class="form-table" role="presentation"><tbody>';
	show_row( __( 'Banner', 'clausewright' ), static fn () => show_banner( $settings ) );
	if ( true === ( $settings['policy']['published'] ?? null ) ) {
		show_row( __( 'Protection', 'clausewright' ), static fn () => show_level( $settings ) );
	}
	if ( null !== policy_to_send( $settings ) ) {
		show_row( __( 'Policy', 'clausewright' ), static fn () => show_step( $settings['step'] ) );
		show_row( __( 'Page cache', 'clausewright' ), __NAMESPACE__ . '\show_page_cache' );
	}
	show_row( __( 'Check', 'clausewright' ), __NAMESPACE__ . '\show_check' );
	show_row( __( 'Documents', 'clausewright' ), __NAMESPACE__ . '\show_documents' );
	echo '</tbody></table>';
}

function show_banner( array $settings ): void {
	echo '<p><code>' . esc_html( $settings['origin'] . '/c/' . $settings['site'] . '.js' ) . '</code></p><p class="description">';
	/* translators: %s: a span of time, such as "5 minutes". */
	$heard = sprintf( __( 'Last asked what is published: %s ago. This site asks once an hour.', 'clausewright' ), human_time_diff( $settings['fetched'] ) );
	echo esc_html( $heard );
	if ( $settings['failed'] > 0 ) {
		echo ' ' . esc_html__( 'The last time, the service did not answer; what was known before holds.', 'clausewright' );
	}
	echo '</p><p>';
	show_button( 'refresh', __( 'Ask again', 'clausewright' ) );
	show_button( 'disconnect', __( 'Disconnect', 'clausewright' ), 'button-link-delete' );
	echo '</p>';
}

function show_level( array $settings ): void {
	[ $name, $limits ] = level_words( $settings['policy']['level'] );
	echo '<p><strong>' . esc_html( $name ) . '</strong></p><p class="description">' . esc_html( $limits ) . ' ';
	esc_html_e( 'You choose the level in Clausewright under Appearance; after publishing, press “Ask again”.', 'clausewright' );
	echo '</p>';
}

function show_step( string $step ): void {
	if ( 'enforce' === $step ) {
		echo '<p>' . esc_html__( 'Enforced. Every page carries the header Content-Security-Policy until the visitor has allowed everything.', 'clausewright' ) . '</p><p>';
		show_button( 'report-only', __( 'Back to trying', 'clausewright' ) );
	} else {
		echo '<p>' . esc_html__( 'Being tried. The console of the browser says what the header would stop. Open your most important pages with it, name missing hosts in Clausewright under Appearance, then enforce.', 'clausewright' ) . '</p><p>';
		show_button( 'enforce', __( 'Enforce', 'clausewright' ), 'button-primary' );
	}
	echo '</p>';
}

function show_page_cache(): void {
	if ( defined( 'CLAUSEWRIGHT_EARLY' ) && ! is_policy_written() ) {
		echo '<p>' . esc_html__( 'The line in wp-config.php goes on with an older policy, because the content folder cannot be written. Make it writable and press “Ask again”.', 'clausewright' ) . '</p>';
		return;
	}
	if ( defined( 'CLAUSEWRIGHT_EARLY' ) ) {
		echo '<p>' . esc_html__( 'The line in wp-config.php is at work: cached pages carry the header too.', 'clausewright' ) . '</p>';
		return;
	}
	if ( ! has_page_cache() ) {
		echo '<p>' . esc_html__( 'None found in WordPress. If your web server, a proxy or a CDN caches pages, let it keep a copy for each value of the cookie cw_allowed, or add the header after it, by the files under Install in Clausewright.', 'clausewright' ) . '</p>';
		return;
	}
	if ( is_multisite() || ! is_file( policy_file() ) ) {
		echo '<p>' . esc_html__( 'Found. It answers before plug-ins are loaded, so that cached pages carry no header. Send the header by your web server, with the files under Install in Clausewright.', 'clausewright' ) . '</p>';
		return;
	}
	echo '<p>' . esc_html__( 'Found. It answers before plug-ins are loaded, so that cached pages carry no header. Put this line into wp-config.php, right after <?php:', 'clausewright' ) . '</p>';
	echo '<p><input type="text" readonly class="large-text code" aria-label="wp-config.php" value="' . esc_attr( early_line() ) . '"></p>';
	echo '<p class="description">' . esc_html__( 'If the web server sends cached pages without PHP, use the files under Install in Clausewright instead. The check below tells.', 'clausewright' ) . '</p>';
}

function show_check(): void {
	echo '<p>';
	show_button( 'check', __( 'Check this site', 'clausewright' ) );
	echo '</p><p class="description">' . esc_html__( 'Opens your home page as a new visitor and as one who allowed everything, and says whether the banner is first and the policy right.', 'clausewright' ) . '</p>';
}

function show_documents(): void {
	echo '<p>' . esc_html__( 'Add the block “Clausewright document” to a page, or one of these:', 'clausewright' ) . '</p>';
	foreach ( array( '[clausewright_document address="https://…/live/…"]', '[clausewright_choices]' ) as $code ) {
		echo '<p><code>' . esc_html( $code ) . '</code></p>';
	}
	echo '<p class="description">' . esc_html__( 'The second is the link by which visitors change their mind. Put it in the footer.', 'clausewright' ) . '</p>';
}
