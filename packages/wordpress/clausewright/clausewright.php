<?php
/**
 * Plugin Name: Clausewright
 * Description: Puts your Clausewright consent banner first on every page, sends the policy of the level “Server”, and shows your legal documents.
 * Version: 0.1.0
 * Requires at least: 6.0
 * Requires PHP: 8.1
 * Author: The Clausewright authors
 * License: GPL-2.0-or-later
 * License URI: https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain: clausewright
 * Domain Path: /languages
 */

namespace Clausewright;

defined( 'ABSPATH' ) || exit;

const VERSION = '0.1.0';
const PLUGIN  = __FILE__;

foreach (
	array(
		'key',
		'settings',
		'policy-header',
		'policy-document',
		'page-caches',
		'server-level',
		'refresh',
		'documents',
		'blocks',
		'consent-api',
		'script-first',
		'lifetime',
	) as $part
) {
	require_once __DIR__ . '/includes/' . $part . '.php';
}

if ( is_admin() ) {
	foreach ( array( 'self-check', 'words', 'settings-actions', 'settings-screen', 'settings-rows' ) as $part ) {
		require_once __DIR__ . '/includes/' . $part . '.php';
	}
}
unset( $part );

add_action(
	'init',
	static function (): void {
		// One catalogue per language: Austria and Switzerland read the German one.
		load_textdomain( 'clausewright', __DIR__ . '/languages/' . substr( determine_locale(), 0, 2 ) . '.mo' );
	},
	0
);
