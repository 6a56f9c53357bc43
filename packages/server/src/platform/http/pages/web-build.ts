import { fileURLToPath } from 'node:url';
import type { Config } from '../../config/config.ts';

/** Directory of the built pages. */
export function webBuildPath({ webBuild }: Pick<Config, 'webBuild'>): string {
  return webBuild ?? fileURLToPath(new URL('../../../../../web/build', import.meta.url));
}
