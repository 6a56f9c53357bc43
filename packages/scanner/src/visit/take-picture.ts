import type { Cdp } from '../browser/cdp.ts';
import { bounds } from '../observation.ts';
import { within } from './visiting.ts';

/** Milliseconds: a page that is busy is not waited for. */
const patience = 4000;

/** What a visitor has on the screen, as JPEG in base64; null where the page does not let it be taken. */
export async function takePicture(cdp: Cdp, session: string): Promise<string | null> {
  const taken = cdp
    .send('Page.captureScreenshot', { format: 'jpeg', quality: 45, optimizeForSpeed: true }, session)
    .then(
      ({ data }) => data,
      () => null,
    );
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), patience).unref();
  });
  const data = await Promise.race([taken, late]);
  return data !== null && data.length <= bounds.picture ? data : null;
}

/** Milliseconds that a page has to lay itself out anew. */
const settling = 600;
const phone = { width: 390, height: 844, deviceScaleFactor: 1, mobile: true };

/** The same on the screen of a phone; afterwards the page is as large as before. */
export async function takePhonePicture(cdp: Cdp, session: string): Promise<string | null> {
  const resized = await within(2000, cdp.send('Emulation.setDeviceMetricsOverride', phone, session));
  if (resized === null) return null;
  await new Promise((resolve) => setTimeout(resolve, settling));
  const picture = await takePicture(cdp, session);
  await within(2000, cdp.send('Emulation.clearDeviceMetricsOverride', undefined, session));
  return picture;
}
