/** The documents of a page as they came, by address: the lines that initiators name are theirs. */
import { type Visiting, within } from './visiting.ts';

export async function readSources({ cdp, log }: Visiting): Promise<Map<string, string>> {
  const sources = new Map<string, string>();
  const reading = async (): Promise<void> => {
    for (const { requestId, session, url } of log.documents) {
      if (sources.has(url)) continue;
      const found = await cdp.send('Network.getResponseBody', { requestId }, session).catch(() => null);
      if (found !== null && !found.base64Encoded) sources.set(url, found.body);
    }
  };
  await within(3000, reading());
  return sources;
}
