/** The file with all that is not needed before an answer. */
import type { PreferencesModule } from './module-api.ts';
import { allowed, config } from './state.ts';
import { unsent } from './unsent.ts';

/** It inherits the nonce of the page's tag; the browser keeps what has come. */
export const preferences = async (): Promise<PreferencesModule> =>
  ((await import(/* @vite-ignore */ config.origin + config.preferences)) as { default: PreferencesModule })
    .default;

/** Where it does not come nothing is done. */
export const withPreferences = (use?: (module: PreferencesModule) => unknown): Promise<unknown> =>
  preferences().then(use).catch(String);

/** Fulfilled also where the file did not come: what waits is sent from a later page. */
export const followUp = (): Promise<unknown> =>
  withPreferences((module) => module.follow(config, null, unsent, allowed));
