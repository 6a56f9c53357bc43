import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operatorFrom } from '../../packages/web/operator-from.ts';
import { pricesFrom } from '../../packages/web/prices-from.ts';

export type Filled = { ok: true; rendered: boolean } | { ok: false; reason: string };

/**
 * Pages name their operator, whom an image does not know: renders them to `target`, within `packages/web`,
 * unless it holds those of this build and operator already.
 */
export function fillPages(built: string, target: string, environment: NodeJS.ProcessEnv): Filled {
  const stampFile = join(target, '.instance');
  const stamp = createHash('sha256')
    .update(readFileSync(join(built, '.stamp')))
    .update(JSON.stringify(operatorFrom(environment)))
    .update(pricesFrom(environment))
    .digest('hex');
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp)
    return { ok: true, rendered: false };
  try {
    // The directory itself is where a volume is mounted.
    for (const name of readdirSync(target)) rmSync(join(target, name), { recursive: true });
    cpSync(built, target, { recursive: true });
  } catch (error) {
    return { ok: false, reason: `The pages cannot be written to ${target}: ${String(error)}` };
  }
  const { status } = spawnSync(process.execPath, ['packages/web/render-pages.ts'], {
    env: { ...environment, WEB_BUILD: target },
    stdio: 'inherit',
  });
  if (status !== 0) return { ok: false, reason: 'The pages could not be rendered.' };
  // Last, so that what was broken off is begun anew.
  writeFileSync(stampFile, stamp);
  return { ok: true, rendered: true };
}
