/** `npm run wordpress`, and part of every build: the plug-in as WordPress installs it. The same files make the same bytes. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { pluginArchive } from './plugin-archive.ts';

const file = 'packages/wordpress/build/clausewright.zip';
const archive = pluginArchive();
if (!existsSync(file) || Buffer.compare(readFileSync(file), archive) !== 0) {
  mkdirSync('packages/wordpress/build', { recursive: true });
  writeFileSync(file, archive);
  console.log(`${file}: ${archive.length} bytes`);
}
