/** Starts the product in a container: pages for this operator first, then the server in this very process. */
import { loadConfig } from '../../packages/server/src/platform/config/config.ts';
import { fillPages } from './fill-pages.ts';

const loaded = loadConfig();
const target = loaded.ok ? loaded.config.webBuild : undefined;
const filled = target === undefined ? null : fillPages('packages/web/build', target, process.env);
if (filled !== null && !filled.ok) {
  process.stderr.write(`${filled.reason}\n`);
  process.exit(1);
}
// It says itself what is wrong with a configuration.
await import(new URL('../../packages/server/src/serve.ts', import.meta.url).href);
