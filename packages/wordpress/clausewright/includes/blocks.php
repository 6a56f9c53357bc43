<?php
/** The block and the shortcodes of documents, and the link by which visitors change their mind. */

namespace Clausewright;

defined( 'ABSPATH' ) || exit;

add_action( 'init', __NAMESPACE__ . '\register_blocks' );

function register_blocks(): void {
	add_shortcode( 'clausewright_document', __NAMESPACE__ . '\document_shortcode' );
	add_shortcode( 'clausewright_choices', __NAMESPACE__ . '\choices_shortcode' );
	register_block_type(
		dirname( PLUGIN ) . '/blocks/document',
		array( 'render_callback' => __NAMESPACE__ . '\document_block' )
	);
	$words = array(
		'title'       => __( 'Clausewright document', 'clausewright' ),
		'description' => __( 'A hosted document of yours, such as the privacy policy, in its served version.', 'clausewright' ),
		'address'     => __( 'Address of the document', 'clausewright' ),
		'help'        => __( 'The address behind “Live page” in Clausewright. It looks like https://…/live/….', 'clausewright' ),
	);
	wp_add_inline_script(
		'clausewright-document-editor-script',
		'var clausewrightBlock = ' . wp_json_encode( $words, JSON_HEX_TAG | JSON_HEX_AMP ) . ';',
		'before'
	);
}

/** @param array<string, string>|string $given */
function document_shortcode( array|string $given ): string {
	$with = shortcode_atts( array( 'address' => '' ), is_array( $given ) ? $given : array(), 'clausewright_document' );
	return document_html( (string) $with['address'] );
}

/** @param array<string, mixed> $given */
function document_block( array $given ): string {
	$address = $given['address'] ?? '';
	$html    = document_html( is_string( $address ) ? $address : '' );
	return '' === $html ? '' : '<div ' . get_block_wrapper_attributes() . '>' . $html . '</div>';
}

/** @param array<string, string>|string $given */
function choices_shortcode( array|string $given, ?string $text = null ): string {
	$words = null === $text || '' === trim( $text ) ? __( 'Privacy choices', 'clausewright' ) : $text;
	return '<a href="#privacy-choices">' . esc_html( wp_strip_all_tags( $words ) ) . '</a>';
}
