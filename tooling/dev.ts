/**
 * `npm run dev`: the server in development mode, and the web app with live reload that forwards calls to it,
 * with the EU register of VAT numbers played on a local port. `npm run dev -- --providers` plays the payment
 * providers too: their scripts in the browser still come from the providers, so that only what happens
 * between servers (webhooks, refunds, renewals) can be tried. The banner's script is built again on each change, and a saved
 * text of the library is in the next preview. Editors have a preview of their own, of every document in every language.
 */
import { execFile, execFileSync } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../packages/server/src/platform/http/free-port.ts';
import { loopbackAddress } from '../packages/server/src/platform/config/config.ts';
import { startDevelopmentFakes } from './development-fakes.ts';
import { startGroup } from './process-group.ts';
import { previewPort, servePreview } from './translation/serve-preview.ts';

const run = (...program: string[]): void => {
  execFileSync(process.execPath, program, { stdio: 'inherit' });
};
const buildBanner = (): void => run('tooling/build-banner.ts');
buildBanner();
run('packages/messages/generate-types.ts');
/** Calls once for changes that come together. */
function onChange(folder: string, isMeant: RegExp, call: () => void): { close: () => void } {
  let pending: NodeJS.Timeout | undefined;
  const watcher = watch(folder, { recursive: true }, (_event, file) => {
    if (file === null || !isMeant.test(file)) return;
    clearTimeout(pending);
    pending = setTimeout(call, 200);
  });
  return {
    close: () => {
      clearTimeout(pending);
      watcher.close();
    },
  };
}
const scripts = onChange('packages/banner/src/script', /./, () => {
  try {
    buildBanner();
  } catch {
    // The builder has said what is wrong; the next change tries again.
  }
});
// The server starts anew with the changed text; what does not fit its clause is told with file, line and column.
const texts = onChange('packages/library', /\.md$/, () => {
  execFile(process.execPath, ['tooling/check-library.ts'], (_error, _output, faults) => {
    if (faults !== '') console.error(faults.trimEnd());
  });
});
/** A text is no module: what the server reads is named here, so that a saved text starts it anew. */
const read = ['contract', 'documents', 'engine', 'library', 'messages', 'server', 'banner'].map(
  (name) => `--watch-path=packages/${name}`,
);

// The web app forwards to the server and has to know where that is.
const isAnywhere = process.env['PORT'] === '0';
if (isAnywhere) process.env['PORT'] = String(await freePort(process.env['HOST'] ?? loopbackAddress));
const api = `http://localhost:${process.env['PORT'] ?? '3000'}`;
const fakes = await startDevelopmentFakes({ providers: process.argv.includes('--providers') });
const programs = [
  startGroup(['--watch', ...read, '--watch-preserve-output', 'packages/server/src/main.ts'], {
    env: { NODE_ENV: 'development', ...fakes.environment, ...process.env },
  }),
  // Not by npm, which would end at a signal and leave it running.
  startGroup([join(import.meta.dirname, '../node_modules/@react-router/dev/bin.cjs'), 'dev'], {
    cwd: 'packages/web',
    env: { API_URL: api, ...process.env },
  }),
  servePreview(isAnywhere ? 0 : previewPort),
];
let ending: Promise<unknown> | undefined;
const stop = (): void => {
  ending ??= (async () => {
    scripts.close();
    texts.close();
    await Promise.all(programs.map((program) => program.end()));
    await fakes[Symbol.asyncDispose]();
  })();
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const { ended } of programs) void ended.then(stop);
