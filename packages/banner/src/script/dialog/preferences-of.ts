import type { PreferencesConfig } from '@clausewright/contract/banner';
import type { PreferencesModule } from '../seam.ts';
import { holdFrame } from '../placeholder.ts';
import { makeDialog } from './dialog.ts';

/** The second layer with the words and notices given. */
export function preferencesOf(config: PreferencesConfig): PreferencesModule {
  return {
    config,
    show: (banner, closed) => makeDialog(banner, config, closed).showModal(),
    hold: (banner, frame, place) => holdFrame(banner, config.words, frame, place),
  };
}
