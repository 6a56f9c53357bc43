<?php
/**
 * Puts the banner's script first into the head: before what the theme writes there by itself, and before what plug-ins
 * add by wp_head. The page is not held back for it: once its head has begun, the rest goes on as it comes.
 */

namespace Clausewright;

defined( 'ABSPATH' ) || exit;

/** Bytes at a time, as PHP itself sends by default. */
const CHUNK = 4096;
/** Bytes in which a page has to begin its head. */
const LONGEST_BEGINNING = 65536;

add_action( 'template_redirect', __NAMESPACE__ . '\watch_output', PHP_INT_MIN );
add_action( 'wp_head', __NAMESPACE__ . '\print_script_without_buffer', PHP_INT_MIN );

/** Whether this answer is a page that visitors look at. */
function is_page(): bool {
	if ( is_admin() || is_feed() || is_robots() || is_favicon() || is_trackback() || is_embed() ) {
		return false;
	}
	// Pages of this kind may have no script but their own.
	return ! ( function_exists( 'amp_is_request' ) && amp_is_request() );
}

function watch_output(): void {
	if ( is_page() && '' !== script_element() ) {
		ob_start( __NAMESPACE__ . '\put_script_first', CHUNK );
	}
}

/** For pages that WordPress makes without a template, and for whoever threw the buffer away. */
function print_script_without_buffer(): void {
	if ( ! in_array( __NAMESPACE__ . '\put_script_first', ob_list_handlers(), true ) && is_page() ) {
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- escaped where it is made.
		echo script_element();
	}
}

/** A handler of the output: holds the beginning until the head has begun, then lets everything pass. */
function put_script_first( string $text, int $phase ): string {
	static $held = '', $passed = false;
	if ( $phase & PHP_OUTPUT_HANDLER_CLEAN ) {
		$held = '';
		return '';
	}
	if ( $passed ) {
		return $text;
	}
	$held .= $text;
	$is_html = is_html();
	$with    = $is_html ? insert_into_head( $held, script_element() ) : null;
	if ( null === $with && $is_html && ! ( $phase & PHP_OUTPUT_HANDLER_FINAL ) && strlen( $held ) < LONGEST_BEGINNING ) {
		return '';
	}
	$passed = true;
	$out    = $with ?? $held;
	$held   = '';
	return $out;
}

/** Null while there is no head. What stands in a comment is none. */
function insert_into_head( string $html, string $element ): ?string {
	$head = '~<!--.*?(?:-->|\z)(*SKIP)(*FAIL)|<head(?=[\s>/])[^>]*>~is';
	if ( 1 !== preg_match( $head, $html, $found, PREG_OFFSET_CAPTURE ) ) {
		return null;
	}
	$after = $found[0][1] + strlen( $found[0][0] );
	return substr( $html, 0, $after ) . $element . substr( $html, $after );
}

function is_html(): bool {
	foreach ( headers_list() as $header ) {
		if ( 0 === stripos( $header, 'content-type:' ) ) {
			return false !== stripos( $header, 'text/html' );
		}
	}
	return true;
}

/** The element, escaped; empty where the site is not connected. Plug-ins that delay or join scripts are asked to leave it. */
function script_element(): string {
	$settings = read_settings();
	if ( ! is_connected( $settings ) ) {
		return '';
	}
	return consent_api_element() . sprintf(
		'<script%s src="%s" data-cfasync="false" data-no-optimize="1" data-no-defer="1" data-no-minify="1" nowprocket></script>' . "\n",
		true === ( $settings['policy']['async'] ?? false ) ? ' async' : '',
		esc_url( script_address( $settings ) )
	);
}

/**
 * In the language of the page where the banner has it; else the visitor's browser decides.
 *
 * @param array{origin: string, site: string, policy: array<string, mixed>} $settings
 */
function script_address( array $settings ): string {
	$base     = $settings['origin'] . '/c/' . $settings['site'];
	$language = strtolower( substr( (string) get_bloginfo( 'language' ), 0, 2 ) );
	$has      = in_array( $language, (array) ( $settings['policy']['languages'] ?? array() ), true );
	return $has ? $base . '/' . $language . '.js' : $base . '.js';
}
