<?php
/** Settings → Clausewright, made of WordPress's own parts. */

namespace Clausewright;

defined( 'ABSPATH' ) || exit;

add_action( 'admin_menu', __NAMESPACE__ . '\add_screen' );
add_filter( 'plugin_action_links_' . plugin_basename( PLUGIN ), __NAMESPACE__ . '\link_screen' );

function add_screen(): void {
	add_options_page( 'Clausewright', 'Clausewright', MAY, 'clausewright', __NAMESPACE__ . '\show_screen' );
}

/** @param array<string> $links */
function link_screen( array $links ): array {
	return array_merge( array( '<a href="' . esc_url( screen_url() ) . '">' . esc_html__( 'Settings', 'clausewright' ) . '</a>' ), $links );
}

function show_screen(): void {
	if ( ! current_user_can( MAY ) ) {
		return;
	}
	$settings = read_settings();
	echo '<div class="wrap"><h1>Clausewright</h1>';
	// phpcs:ignore WordPress.Security.NonceVerification -- only chooses among fixed sentences.
	$said = isset( $_GET['said'] ) ? sanitize_key( wp_unslash( $_GET['said'] ) ) : '';
	show_notice( outcome_words( $said ) );
	if ( is_connected( $settings ) ) {
		show_connected( $settings );
	} else {
		show_key_form();
	}
	echo '</div>';
}

/** @param array{string, string} $words */
function show_notice( array $words ): void {
	[ $kind, $sentence ] = $words;
	if ( '' !== $sentence ) {
		printf( '<div class="notice notice-%s"><p>%s</p></div>', esc_attr( $kind ), esc_html( $sentence ) );
	}
}

function show_key_form(): void {
	?>
	<p><?php esc_html_e( 'Connect this site with its banner. You need a published banner in Clausewright.', 'clausewright' ); ?></p>
	<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>">
		<?php wp_nonce_field( 'clausewright' ); ?>
		<input type="hidden" name="action" value="clausewright">
		<table class="form-table" role="presentation"><tbody><tr>
			<th scope="row"><label for="clausewright-key"><?php esc_html_e( 'Key', 'clausewright' ); ?></label></th>
			<td>
				<input type="text" class="large-text code" id="clausewright-key" name="key" required maxlength="2000" spellcheck="false" autocomplete="off" aria-describedby="clausewright-key-help">
				<p class="description" id="clausewright-key-help"><?php esc_html_e( 'The address of your banner’s script. It is under Install in Clausewright and looks like https://…/c/….js. You may paste the whole line.', 'clausewright' ); ?></p>
			</td>
		</tr></tbody></table>
		<p><button type="submit" class="button button-primary" name="what" value="connect"><?php esc_html_e( 'Connect', 'clausewright' ); ?></button></p>
	</form>
	<?php
}

/** One button that does one thing. */
function show_button( string $what, string $words, string $look = '' ): void {
	?>
	<form method="post" action="<?php echo esc_url( admin_url( 'admin-post.php' ) ); ?>" style="display:inline">
		<?php wp_nonce_field( 'clausewright', '_wpnonce', true ); ?>
		<input type="hidden" name="action" value="clausewright">
		<button type="submit" class="button <?php echo esc_attr( $look ); ?>" name="what" value="<?php echo esc_attr( $what ); ?>"><?php echo esc_html( $words ); ?></button>
	</form>
	<?php
}

/** A row of a table of settings; `$show` prints what stands in it. */
function show_row( string $title, callable $show ): void {
	echo '<tr><th scope="row">' . esc_html( $title ) . '</th><td>';
	$show();
	echo '</td></tr>';
}
