/** Builds what changed since the last build, or with `--force` all, in one process: every start pays for it. */
import './build-web.ts';
import './build-banner.ts';
import './wordpress/build-plugin.ts';
