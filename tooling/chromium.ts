/** Debian's Chromium as tests and figures start it: headless, with a fresh profile and no calls to the outside. */
import { existsSync } from 'node:fs';

/** The first is the same engine without a window system around it, and takes half of the processor's time. */
const programs = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

export const chromiumOptions = {
  executablePath: process.env['CHROMIUM'] ?? programs.find((program) => existsSync(program)) ?? 'chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
