import type { PreferencesConfig } from '@clausewright/contract/banner';
import type { PreferencesModule } from '../seam.ts';
import { holdFrame } from '../placeholder.ts';
import { showDialog } from './dialog.ts';

/** The second layer with the words and notices given. */
export function preferencesOf(config: PreferencesConfig): PreferencesModule {
  return {
    config,
    show: (banner, closed) => showDialog(banner, config, closed),
    hold: (banner, frame, place) => holdFrame(banner, config.words, frame, place),
  };
}
