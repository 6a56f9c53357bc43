/**
 * `npm run dev`: the server in development mode, and the web app with live reload that forwards calls to it,
 * with the EU register of VAT numbers played on a local port. `npm run dev -- --providers` plays the payment
 * providers too: their scripts in the browser still come from the providers, so that only what happens
 * between servers (webhooks, refunds, renewals) can be tried. The banner's script is built again on each change.
 */
import { execFileSync, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { startDevelopmentFakes } from './development-fakes.ts';

const buildBanner = (): void => {
  execFileSync('node', ['tooling/build-banner.ts'], { stdio: 'inherit' });
};
buildBanner();
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

const fakes = await startDevelopmentFakes({ providers: process.argv.includes('--providers') });
const children = [
  spawn('node', ['--watch', '--watch-preserve-output', 'packages/server/src/main.ts'], {
    stdio: 'inherit',
    env: { NODE_ENV: 'development', ...fakes.environment, ...process.env },
  }),
  spawn('npm', ['run', '--silent', 'dev', '--workspace', '@clausewright/web'], { stdio: 'inherit' }),
];
const stop = (): void => {
  scripts.close();
  clearTimeout(pending);
  children.forEach((child) => child.kill('SIGTERM'));
  void fakes[Symbol.asyncDispose]();
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
for (const child of children) child.once('exit', stop);
