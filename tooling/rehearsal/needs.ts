import { execFileSync } from 'node:child_process';
import { request } from 'node:https';
import { get } from 'node:http';

export const debianMirror = 'http://deb.debian.org/debian';
const registry = 'https://registry.npmjs.org/';

/** What a rehearsal cannot do without: empty where all is there. */
export async function missingNeeds(suite: string): Promise<string[]> {
  const places = {
    'the Debian mirror': `${debianMirror}/dists/${suite}/InRelease`,
    'the npm registry': registry,
  };
  const silent: string[] = [];
  for (const [name, address] of Object.entries(places))
    if (!(await answers(address))) silent.push(`${name}: ${address} does not answer`);
  return [
    ...(process.getuid?.() === 0 ? [] : ['to be root: another root directory is entered (chroot)']),
    ...(mayEnter() ? [] : ['mount namespaces: `unshare --mount --pid --fork` is refused here']),
    ...silent,
  ];
}

function mayEnter(): boolean {
  try {
    execFileSync('unshare', ['--mount', '--pid', '--fork', 'true'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

function answers(address: string): Promise<boolean> {
  const ask = address.startsWith('https:') ? request : get;
  return new Promise((resolve) => {
    const asked = ask(address, { method: 'HEAD', timeout: 20_000 }, (reply) => {
      reply.resume();
      resolve((reply.statusCode ?? 500) < 500);
    });
    asked.on('timeout', () => asked.destroy()).on('error', () => resolve(false));
    asked.end();
  });
}
