/** Debian's WordPress, its database and its web server, started as nobody's service: in folders that go afterwards. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { once } from 'node:events';
import { setTimeout } from 'node:timers/promises';

const wordpress = '/usr/share/wordpress/wp-settings.php';

/** Debian's packages that are not there; `test:faults` and `test:long` install them where they may. */
export function missingPackages(): string[] {
  const needed = {
    wordpress: existsSync(wordpress),
    'mariadb-server': existsSync('/usr/sbin/mariadbd'),
    'php-fpm': globSync('/usr/sbin/php-fpm8*').length > 0,
    'php-mysql': globSync('/usr/lib/php/*/mysqli.so').length > 0,
    nginx: existsSync('/usr/sbin/nginx'),
  };
  return Object.entries(needed).flatMap(([name, isThere]) => (isThere ? [] : [name]));
}

export interface Program extends AsyncDisposable {
  output: () => string;
}

/** Runs a program until it is disposed of. */
export async function startProgram(
  command: string,
  parameters: readonly string[],
  isReady: () => Promise<boolean> | boolean,
): Promise<Program> {
  const child: ChildProcess = spawn(command, parameters, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text: Buffer) => (output += text.toString()));
  const ended = once(child, 'exit');
  while (!(await isReady())) {
    if (child.exitCode !== null) throw new Error(`${command} ended at its start:\n${output}`);
    await setTimeout(50);
  }
  return {
    output: () => output,
    async [Symbol.asyncDispose]() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** @throws with what it printed, when it fails. */
export function run(command: string, parameters: readonly string[], input?: string): string {
  const { status, stdout, stderr } = spawnSync(command, parameters, { encoding: 'utf8', input });
  if (status !== 0) throw new Error(`${command} ${parameters.join(' ')}\n${stdout}${stderr}`);
  return stdout;
}
