/**
 * `npm run dev`: the server in development mode, and the web app with live reload that forwards calls to it,
 * with the EU register of VAT numbers played on a local port. `npm run dev -- --providers` plays the payment
 * providers too: their scripts in the browser still come from the providers, so that only what happens
 * between servers (webhooks, refunds, renewals) can be tried. The banner's script is built again on each change.
 */
import { execFileSync } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../packages/server/src/platform/http/free-port.ts';
import { ownMachine } from '../packages/server/src/platform/config/config.ts';
import { startDevelopmentFakes } from './development-fakes.ts';
import { startGroup } from './process-group.ts';

const run = (...program: string[]): void => {
  execFileSync(process.execPath, program, { stdio: 'inherit' });
};
const buildBanner = (): void => run('tooling/build-banner.ts');
buildBanner();
run('packages/messages/generate-types.ts');
let pending: NodeJS.Timeout | undefined;
const scripts = watch('packages/banner/src/script', { recursive: true }, () => {
  clearTimeout(pending);
  pending = setTimeout(() => {
    try {
      buildBanner();
    } catch {
      // The builder has said what is wrong; the next change tries again.
    }
  }, 200);
});

// The web app forwards to the server and has to know where that is.
if (process.env['PORT'] === '0')
  process.env['PORT'] = String(await freePort(process.env['HOST'] ?? ownMachine));
const api = `http://localhost:${process.env['PORT'] ?? '3000'}`;
const fakes = await startDevelopmentFakes({ providers: process.argv.includes('--providers') });
const programs = [
  startGroup(['--watch', '--watch-preserve-output', 'packages/server/src/main.ts'], {
    env: { NODE_ENV: 'development', ...fakes.environment, ...process.env },
  }),
  // Not by npm, which would end at a signal and leave it running.
  startGroup([join(import.meta.dirname, '../node_modules/@react-router/dev/bin.cjs'), 'dev'], {
    cwd: 'packages/web',
    env: { API_URL: api, ...process.env },
  }),
];
let ending: Promise<unknown> | undefined;
const stop = (): void => {
  ending ??= (async () => {
    scripts.close();
    clearTimeout(pending);
    await Promise.all(programs.map((program) => program.end()));
    await fakes[Symbol.asyncDispose]();
  })();
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
for (const { ended } of programs) void ended.then(stop);
