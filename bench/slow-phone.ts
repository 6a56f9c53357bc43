import type { CDPSession, Page } from 'playwright-core';

/** Lighthouse's slow 4G, applied to every request; bytes per second. */
const network = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

/** Makes a page as slow as on a slow phone. */
export async function slowPhone(page: Page): Promise<CDPSession> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', network);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return devtools;
}
