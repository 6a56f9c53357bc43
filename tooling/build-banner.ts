/** Builds the banner's script when its sources changed since the last build, as `build-web.ts` does the web app. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';

const stampFile = 'packages/banner/build/.stamp';

const hash = createHash('sha256');
const inputs = globSync([
  'package-lock.json',
  'packages/banner/{bundle.ts,package.json}',
  'packages/banner/src/{script,receipt,document}/**/*.ts',
  'packages/banner/src/publish/canonical-json.ts',
  'packages/contract/src/{banner,consent-types,languages}.ts',
]);
for (const file of inputs.filter((file) => !file.endsWith('.test.ts')).sort())
  hash.update(file).update('\0').update(readFileSync(file)).update('\0');
const stamp = hash.digest('hex');

const built = existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp;
if (!built || process.argv.includes('--force')) {
  console.log('Building the banner …');
  // The bundler is read only where something is to be built.
  const { bundleScript } = await import('../packages/banner/bundle.ts');
  await bundleScript();
  writeFileSync(stampFile, stamp);
}
