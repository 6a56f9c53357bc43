<?php
/**
 * Hosted documents within pages of the site. Their text is kept here, so that no visitor waits for another server and
 * search engines find it on the site; the hourly clock brings newer texts.
 */

namespace Clausewright;

defined( 'ABSPATH' ) || exit;

const DOCUMENTS      = 'clausewright_documents';
const FETCH_DOCUMENT = 'clausewright_fetch_document';
/** Bytes of a page; the longest documents have a tenth of that. */
const LONGEST_PAGE = 3000000;
const MOST_DOCUMENTS = 40;

add_action( FETCH_DOCUMENT, __NAMESPACE__ . '\fetch_document' );
add_action( REFRESH, __NAMESPACE__ . '\refresh_documents' );
add_action( 'wp_after_insert_post', __NAMESPACE__ . '\fetch_documents_of_post', 10, 2 );

/** The address of a hosted document of the connected service; null for any other. */
function parse_document_address( string $typed ): ?string {
	$origin = (string) ( read_settings()['policy']['documents'] ?? '' );
	$text   = html_entity_decode( trim( substr( $typed, 0, 500 ) ), ENT_QUOTES, 'UTF-8' );
	$is_it  = '' !== $origin && preg_match( '~^' . preg_quote( $origin, '~' ) . '/live/[\w-]{22,128}(?:/[a-z]{2})?$~D', $text );
	return $is_it ? $text : null;
}

/** @return array<string, array{html: string}> By address. */
function kept_documents(): array {
	$kept = get_option( DOCUMENTS );
	return is_array( $kept ) ? $kept : array();
}

/** @return array{html: string}|null Null where it is not, or no longer, to be had. */
function fetch_document( string $typed ): ?array {
	$address = parse_document_address( $typed );
	if ( null === $address ) {
		return null;
	}
	keep_document( $address );
	return kept_documents()[ $address ] ?? null;
}

/** @return bool Whether the service answered, whatever it said. */
function keep_document( string $address ): bool {
	$kept   = kept_documents();
	$answer = fetch_text( $address, 'text/html', LONGEST_PAGE );
	if ( 410 === $answer['status'] ) {
		// Withdrawn: an old text must not go on as if it held. What is only not found may be a fault on the way.
		unset( $kept[ $address ] );
		update_option( DOCUMENTS, $kept, false );
		clear_page_caches();
		return true;
	}
	$found = 200 === $answer['status'] ? read_document( $answer['body'], $address ) : null;
	if ( null !== $found && ( $kept[ $address ] ?? null ) !== $found ) {
		unset( $kept[ $address ] );
		update_option( DOCUMENTS, array_slice( $kept, 1 - MOST_DOCUMENTS, null, true ) + array( $address => $found ), false );
		clear_page_caches();
	}
	return 0 !== $answer['status'];
}

/**
 * The document within its page: whatever WordPress would not let an author write is taken out.
 *
 * @return array{html: string}|null
 */
function read_document( string $page, string $address ): ?array {
	$start = preg_match( '~<article class="doc[^"]*"[^>]*>~', $page, $found, PREG_OFFSET_CAPTURE ) ? $found[0][1] : false;
	$end   = strrpos( $page, '</article>' );
	if ( false === $start || false === $end || $end < $start ) {
		return null;
	}
	$html   = substr( $page, $start, $end + strlen( '</article>' ) - $start );
	$origin = (string) preg_replace( '~^(https?://[^/]+).*$~', '$1', $address );
	$html   = str_replace( array( 'href="/', '<article class="doc' ), array( 'href="' . $origin . '/', '<article class="clausewright-document doc' ), $html );
	return array( 'html' => wp_kses_post( $html ) );
}

/** Stops where nobody answers: the clock has other things to do. */
function refresh_documents(): void {
	foreach ( array_keys( kept_documents() ) as $address ) {
		// Of a service that the site is no longer connected to.
		if ( null !== parse_document_address( (string) $address ) && ! keep_document( (string) $address ) ) {
			return;
		}
	}
}

/** What is written into a page is there when the page is first looked at. */
function fetch_documents_of_post( int $id, \WP_Post $post ): void {
	$is_text = 'publish' === $post->post_status && ! wp_is_post_revision( $id );
	if ( ! $is_text || ! str_contains( $post->post_content, 'clausewright' ) ) {
		return;
	}
	preg_match_all( '~https?:[/\\\\]+[^\s"\'\]<>]+~', $post->post_content, $found );
	foreach ( array_slice( array_unique( $found[0] ), 0, 10 ) as $typed ) {
		$address = parse_document_address( stripslashes( $typed ) );
		if ( null !== $address && ! isset( kept_documents()[ $address ] ) ) {
			fetch_document( $address );
		}
	}
}

/** No visitor waits: where the text is not here yet, a link leads to it, and the clock brings it. */
function document_html( string $typed ): string {
	$address = parse_document_address( $typed );
	if ( null === $address ) {
		return hint_for_authors();
	}
	$kept = kept_documents()[ $address ] ?? null;
	if ( null === $kept && is_preview_of_author() ) {
		$kept = fetch_document( $address );
	}
	if ( null === $kept ) {
		if ( ! wp_next_scheduled( FETCH_DOCUMENT, array( $address ) ) ) {
			wp_schedule_single_event( time(), FETCH_DOCUMENT, array( $address ) );
		}
		return '<p><a href="' . esc_url( $address ) . '">' . esc_html__( 'Read this document', 'clausewright' ) . '</a></p>';
	}
	return wp_kses_post( $kept['html'] );
}

/** Visitors see nothing of a mistake. */
function hint_for_authors(): string {
	if ( ! current_user_can( 'edit_posts' ) ) {
		return '';
	}
	return '<p><em>' . esc_html__( 'Clausewright: this is not the address of a hosted document of the connected service. It looks like https://…/live/….', 'clausewright' ) . '</em></p>';
}

/** The editor's preview. */
function is_preview_of_author(): bool {
	return defined( 'REST_REQUEST' ) && REST_REQUEST && current_user_can( 'edit_posts' );
}
