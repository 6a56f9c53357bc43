<?php
/** Sentences of the settings screen. */

namespace Clausewright;

defined( 'ABSPATH' ) || exit;

/** @return array{string, string} Kind of a WordPress notice and its sentence. */
function outcome_words( string $code ): array {
	return match ( $code ) {
		'connected'    => array( 'success', __( 'Connected. The banner is first on every page.', 'clausewright' ) ),
		'ok'           => array( 'success', __( 'Asked: this is what is published.', 'clausewright' ) ),
		'disconnected' => array( 'success', __( 'Disconnected. Your pages are as they were before.', 'clausewright' ) ),
		'enforce'      => array( 'success', __( 'Enforced: what is not listed is stopped until visitors agree.', 'clausewright' ) ),
		'report-only'  => array( 'success', __( 'Back to trying: nothing is stopped by the header.', 'clausewright' ) ),
		'checked'      => array( 'info', __( 'Checked. The findings are below.', 'clausewright' ) ),
		'unpublished'  => array( 'warning', __( 'Nothing is published under this key yet. Publish the banner in Clausewright; the site notices within an hour, or when you press “Ask again”.', 'clausewright' ) ),
		'key-wrong'    => array( 'error', __( 'This is not a key. Copy the address of the script from Install in Clausewright; it begins with https:// and ends with .js.', 'clausewright' ) ),
		'unreachable'  => array( 'error', __( 'The service did not answer. What was known before still holds. Try again in a few minutes.', 'clausewright' ) ),
		'strange'      => array( 'error', __( 'What answered at this address is not the service, or not for this key. Nothing was changed.', 'clausewright' ) ),
		default        => array( '', '' ),
	};
}

/** @return array{string, string} The same for a finding of the check. */
function finding_words( string $code ): array {
	return match ( $code ) {
		'fine'             => array( 'success', __( 'The banner comes first, and every answer carries what it should.', 'clausewright' ) ),
		'home-unreachable' => array( 'warning', __( 'Your server could not open its own home page, so nothing could be checked.', 'clausewright' ) ),
		'script-missing'   => array( 'error', __( 'The home page is without the banner. Empty your page cache and check again.', 'clausewright' ) ),
		'script-late'      => array( 'error', __( 'Something stands before the banner. Exclude its script from the plug-in that delays or joins scripts, empty the page cache and check again.', 'clausewright' ) ),
		'header-missing'   => array( 'error', __( 'A visitor who has not answered gets no policy: a page cache answers before this plug-in. Follow “Page cache” below.', 'clausewright' ) ),
		'header-kept'      => array( 'error', __( 'A visitor who allowed everything still gets the policy: a cache keeps headers. Let it keep a copy for each value of the cookie cw_allowed, or send the header after it.', 'clausewright' ) ),
		default            => array( '', '' ),
	};
}

/** @return array{string, string} The name of a level, and what it cannot do. */
function level_words( string $level ): array {
	return match ( $level ) {
		'server'    => array( __( 'Server', 'clausewright' ), __( 'Stops every request of your pages to hosts that are not listed, until the visitor agrees. Files that WordPress does not send, such as scripts of workers, need the header from your web server.', 'clausewright' ) ),
		'automatic' => array( __( 'Automatic', 'clausewright' ), __( 'Holds back what nobody tagged. It cannot stop what stands in the HTML of the page, because browsers ask for that before any script acts.', 'clausewright' ) ),
		default     => array( __( 'Tagged', 'clausewright' ), __( 'Holds back what is tagged. It cannot stop what other plug-ins add without tags.', 'clausewright' ) ),
	};
}
