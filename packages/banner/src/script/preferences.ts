/** Fetched when somebody wants to choose, or where a frame waits: the published words stand in place of the identifier. */
import type { PreferencesConfig } from '@clausewright/contract/banner';
import { makeDialog } from './dialog/dialog.ts';
import { holdFrame } from './placeholder.ts';
import type { PreferencesModule } from './seam.ts';

declare const __CLAUSEWRIGHT__: PreferencesConfig;

const config = __CLAUSEWRIGHT__;

const module: PreferencesModule = {
  show: (banner, closed) => makeDialog(banner, config, closed).showModal(),
  hold: (banner, frame, place) => holdFrame(banner, config.words, frame, place),
};

// The default export is what the seam names: `import()` of the first layer takes the module whole.
export default module;
