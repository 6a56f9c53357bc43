/**
 * IAB TCF v2.3, for an operator who is registered with a CMP id of his own: `__tcfapi` and a TC string derived
 * from our answer, kept nowhere. `tcf-stub.ts` stood before it; it is fetched where consent is asked for.
 * `@iabtcf/core` 1.5.6 writes the mandatory segment of disclosed vendors when it is told the segments. It does not
 * make our layers the ones that IAB Europe validates (decision 090).
 */
import type { TcfSettings } from '@clausewright/contract/banner';
import { CmpApi } from '@iabtcf/cmpapi';
import { GVL, type VendorList } from '@iabtcf/core';
import { tcString } from './frameworks/tc-string.ts';
import type { Banner, FrameworkModule } from './module-api.ts';

const start: FrameworkModule<TcfSettings> = (banner, settings) => {
  const api = new CmpApi(settings.cmpId, settings.cmpVersion, true);
  run(api, banner, settings).catch(() => api.disable());
};

async function run(api: CmpApi, banner: Banner, settings: TcfSettings): Promise<void> {
  const list = new GVL((await (await fetch(settings.gvl)).json()) as VendorList);
  list.narrowVendorsTo(Object.values(settings.vendors));
  const tell = (): void => {
    const choice = banner.choice();
    // An empty string is none: the layer is shown, nothing is granted.
    api.update(choice ? tcString(banner, settings, list, choice) : '', !choice);
  };
  banner.listen(tell);
  tell();
}

export default start;
