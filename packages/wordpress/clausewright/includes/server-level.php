<?php
/** When the site's answers carry the policy, and the file that says so to early.php. */

namespace Clausewright;

defined( 'ABSPATH' ) || exit;

/** As soon as plug-ins are loaded: also for answers that need no template. */
if ( ! defined( 'CLAUSEWRIGHT_EARLY' ) ) {
	$due = policy_to_send( read_settings() );
	if ( null !== $due ) {
		send_policy_with_headers( $due['policy'], $due['step'] );
	}
	unset( $due );
}

/**
 * Null where no policy is due: another level, or no banner by which visitors could allow something.
 *
 * @return array{policy: array{always: string, vendors: array<string, string>}, step: string}|null
 */
function policy_to_send( array $settings ): ?array {
	if ( ! is_connected( $settings ) || 'server' !== ( $settings['policy']['level'] ?? '' ) ) {
		return null;
	}
	$policy = read_header_policy( $settings['policy'] );
	return null === $policy ? null : array(
		'policy' => $policy,
		'step'   => $settings['step'],
	);
}

/** Read by early.php before WordPress, where there are no options yet. What it says, every answer of the site says too. */
function policy_file(): string {
	return WP_CONTENT_DIR . '/clausewright-policy.json';
}

/** Called whenever what is to be sent may have changed. */
function policy_changed(): void {
	write_policy_file();
	clear_page_caches();
}

/** What the file is to say; null where there is to be none. A network's sites share the folder, and so cannot have it. */
function policy_text(): ?string {
	$due = is_multisite() ? null : policy_to_send( read_settings() );
	return null === $due ? null : (string) wp_json_encode( $due );
}

/** At once or not at all, for who reads it meanwhile. */
function write_policy_file(): void {
	$text = policy_text();
	if ( null === $text ) {
		remove_policy_file();
		return;
	}
	$new = policy_file() . '.new';
	// phpcs:disable WordPress.WP.AlternativeFunctions, WordPress.PHP.NoSilencedErrors -- a folder that nobody may write is told of on the screen.
	if ( ! is_policy_written() && false !== @file_put_contents( $new, $text ) ) {
		@rename( $new, policy_file() );
	}
	// phpcs:enable
}

function is_policy_written(): bool {
	// phpcs:ignore WordPress.WP.AlternativeFunctions -- a file of this server.
	return is_file( policy_file() ) && file_get_contents( policy_file() ) === policy_text();
}

function remove_policy_file(): void {
	foreach ( array( policy_file(), policy_file() . '.new' ) as $file ) {
		if ( is_file( $file ) ) {
			wp_delete_file( $file );
		}
	}
}
