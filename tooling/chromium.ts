/** Debian's Chromium as tests and figures start it: headless, with a fresh profile and no calls to the outside. */
import { findChromium } from '@clausewright/scanner/chromium';

export const chromiumOptions = {
  executablePath: process.env['CHROMIUM'] ?? findChromium() ?? 'chromium',
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
