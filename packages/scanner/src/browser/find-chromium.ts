import { existsSync } from 'node:fs';

/** The first is the same engine without a window system around it, and takes half of the processor's time. */
const programs = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser of this machine; null where none is installed. `chosen` is what the operator configured. */
export function findChromium(chosen?: string): string | null {
  if (chosen !== undefined) return existsSync(chosen) ? chosen : null;
  return programs.find((program) => existsSync(program)) ?? null;
}

/** Debian's package with the smallest of them. */
export const chromiumPackage = 'chromium-headless-shell';
