/** Fetched when somebody has answered or wants to choose, or where a frame waits: the published words stand in place of the identifier. */
import type { ServedPreferences } from '@clausewright/contract/banner';
import { makeDialog } from './dialog/dialog.ts';
import { isUnwanted } from './is-refused-cookie.ts';
import { send } from './records.ts';
import type { FrameModule, PreferencesModule } from './module-api.ts';
import { purge } from './delete-vendor-storage.ts';
import { release } from './release.ts';
import { stayButton } from './stay.ts';

declare const __CLAUSEWRIGHT__: ServedPreferences;

const config = __CLAUSEWRIGHT__;

const module: PreferencesModule = {
  signal: config.words.signal,
  tell: (layer, make) => layer.shadowRoot!.querySelector('p')!.after(make('p', {}, config.words.signal)),
  show: (banner, closed) => makeDialog(banner, config, closed).showModal(),
  hold: async (banner, frame, place) => {
    const { origin, preferences } = banner.config;
    // It lies beside this file.
    const address = origin + preferences.replace('/preferences.', '/frame.');
    const { default: hold } = (await import(/* @vite-ignore */ address)) as { default: FrameModule };
    return hold(banner, frame, place, config.notices[place]!.name);
  },
  release,
  stay: (banner) => stayButton(banner, config.stay),
  follow: (core, unwanted, unsent, allowed = () => true) => {
    send(core, unsent);
    // Last: it throws where the page may not read its cookies.
    purge(unwanted ?? ((name) => isUnwanted(name, config.cookies, allowed)));
  },
};

// The default export is what the module API names: `import()` of the first layer takes the module whole.
export default module;
