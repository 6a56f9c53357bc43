/** The file with all that is not needed before an answer. */
import type { PreferencesModule } from './module-api.ts';
import { config } from './state.ts';
import { unsent } from './unsent.ts';
import { unwanted } from './is-refused-cookie.ts';

/** It inherits the nonce of the page's tag; the browser keeps what has come. */
export const preferences = async (): Promise<PreferencesModule> =>
  ((await import(/* @vite-ignore */ config.origin + config.preferences)) as { default: PreferencesModule })
    .default;

/** Fulfilled also where the file did not come: what waits is sent from a later page. */
export const followUp = (): Promise<unknown> =>
  preferences()
    .then((module) => module.follow(config, unwanted, unsent))
    .catch(String);
