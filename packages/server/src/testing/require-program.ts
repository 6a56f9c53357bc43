import { spawnSync } from 'node:child_process';
import { userInfo } from 'node:os';

/** Makes sure a program is there: installs Debian's package when run as root, else fails naming it. */
export function requireProgram(program: string, debianPackage: string): void {
  if (found(program)) return;
  if (userInfo().uid === 0) {
    spawnSync('apt-get', ['install', '--yes', '--no-install-recommends', debianPackage], { stdio: 'ignore' });
  }
  if (!found(program)) throw new Error(`${program} is missing: install the package ${debianPackage}`);
}

function found(program: string): boolean {
  return spawnSync('which', [program]).status === 0;
}
