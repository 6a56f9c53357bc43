/** Fetched when somebody has answered or wants to choose, or where a frame waits: the published words stand in place of the identifier. */
import type { PreferencesConfig } from '@clausewright/contract/banner';
import { makeDialog } from './dialog/dialog.ts';
import { holdFrame } from './placeholder.ts';
import { send } from './records.ts';
import type { PreferencesModule } from './module-api.ts';
import { purge } from './delete-vendor-storage.ts';

declare const __CLAUSEWRIGHT__: PreferencesConfig;

const config = __CLAUSEWRIGHT__;

const module: PreferencesModule = {
  signal: config.words.signal,
  show: (banner, closed) => makeDialog(banner, config, closed).showModal(),
  hold: (banner, frame, place) => holdFrame(banner, config, frame, place),
  follow: (core, unwanted, unsent) => {
    send(core, unsent);
    // Last: it throws where the page may not read its cookies.
    purge(unwanted);
  },
};

// The default export is what the module API names: `import()` of the first layer takes the module whole.
export default module;
