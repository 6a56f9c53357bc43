/** The same for a site with tags of Microsoft, or whose operator takes part in frameworks of the IAB. */
import type { CoreConfig } from '@clausewright/contract/banner';
import { banner } from './banner.ts';
import { tags } from './decide.ts';
import { attempt } from './guard.ts';
import { updateMicrosoft } from './microsoft.ts';
import { start } from './start.ts';

declare const __CLAUSEWRIGHT__: CoreConfig;

const config = __CLAUSEWRIGHT__;

attempt(() => {
  if (config.microsoft) tags.push(updateMicrosoft);
  if (!start(config)) return;
  for (const settings of Object.values(config.frameworks ?? {}))
    import(/* @vite-ignore */ config.origin + settings.module)
      .then((module: { default: (...given: unknown[]) => void }) => module.default(banner, settings))
      .catch(String);
});
