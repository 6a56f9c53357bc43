import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';

const web = resolve('packages/web');

/** The built pages once more, with the operator of this environment in them; `WEB_BUILD` names the place. */
export function ownPages(environment: Record<string, string>) {
  // Beside the build, because what renders the pages finds its libraries from there.
  mkdirSync(`${web}/dist`, { recursive: true });
  const directory = mkdtempSync(`${web}/dist/pages-`);
  cpSync(`${web}/build`, directory, { recursive: true });
  execFileSync(process.execPath, ['render-pages.ts'], {
    cwd: web,
    env: { PATH: process.env['PATH'], HOME: process.env['HOME'], WEB_BUILD: directory, ...environment },
  });
  return {
    directory,
    [Symbol.dispose]: () => rmSync(directory, { recursive: true, force: true }),
  };
}
