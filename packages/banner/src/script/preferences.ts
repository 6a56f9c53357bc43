/** Fetched when somebody wants to choose, or where a frame waits: the published words stand in place of the identifier. */
import type { PreferencesConfig } from '@clausewright/contract/banner';
import { preferencesOf } from './dialog/preferences-of.ts';

declare const __CLAUSEWRIGHT__: PreferencesConfig;

// The default export is what the seam names: `import()` of the first layer takes the module whole.
export default preferencesOf(__CLAUSEWRIGHT__);
