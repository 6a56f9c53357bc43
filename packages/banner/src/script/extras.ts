/** What sites have besides that use tags of Microsoft, or whose operator takes part in frameworks of the IAB. */
import type { CoreConfig } from '@clausewright/contract/banner';
import { banner } from './banner.ts';
import { tags } from './decide.ts';
import { updateMicrosoft } from './microsoft.ts';
import { start } from './start.ts';

/** `early`: what comes before anything is released. */
export const startWithExtras = (config: CoreConfig, early?: () => unknown): void => {
  if (config.microsoft) tags.push(updateMicrosoft);
  if (!start(config, early)) return;
  for (const settings of Object.values(config.frameworks ?? {}))
    import(/* @vite-ignore */ config.origin + settings.module)
      .then((module: { default: (...given: unknown[]) => void }) => module.default(banner, settings))
      .catch(String);
};
