import { execFileSync, spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { debianMirror } from './needs.ts';

const cache = 'node_modules/.cache/rehearsal';
/** Where a root finds the authorities that this machine adds to the usual ones. */
const authorities = '/usr/local/share/machine-authorities.pem';

/** Makes a directory that holds a fresh Debian and nothing else; what debootstrap made once is kept. */
export function makeDebianRoot(suite: string, directory: string): void {
  const kept = join(cache, `${suite}.tar`);
  if (!existsSync(kept)) {
    mkdirSync(cache, { recursive: true });
    const making = join(cache, `${suite}-${process.pid}`);
    const script = existsSync(`/usr/share/debootstrap/scripts/${suite}`)
      ? []
      : ['/usr/share/debootstrap/scripts/sid'];
    execFileSync('debootstrap', ['--variant=minbase', suite, making, debianMirror, ...script], {
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    execFileSync('tar', ['--create', '--file', `${kept}.part`, '--directory', making, '.']);
    renameSync(`${kept}.part`, kept);
    execFileSync('rm', ['--recursive', making]);
  }
  mkdirSync(directory, { recursive: true });
  execFileSync('tar', ['--extract', '--file', kept, '--directory', directory]);
  copyFileSync('/etc/resolv.conf', join(directory, 'etc/resolv.conf'));
  // As Debian's images for containers have it: dpkg would wait for the disk at every package.
  writeFileSync(join(directory, 'etc/dpkg/dpkg.cfg.d/speed'), 'force-unsafe-io\n');
  const own = process.env['NODE_EXTRA_CA_CERTS'];
  if (own) copyFileSync(own, join(directory, authorities));
}

/** Whether the machine trusts more than the usual authorities; whoever rehearses is told. */
export function machineAuthorities(): boolean {
  return Boolean(process.env['NODE_EXTRA_CA_CERTS']);
}

export interface Mount {
  /** Of this machine. */
  from: string;
  /** Within the root. */
  to: string;
  readOnly?: boolean;
}

export interface Inside {
  root: string;
  user: string;
  cwd: string;
  env: Readonly<Record<string, string>>;
  /** Given, the root cannot be written to but for these; `/tmp` is empty and its own. */
  mounts?: readonly Mount[];
}

/** Mounts in a namespace of its own, which ends with the command; the command has the process id 1, as in a container. */
function wordsFor({ root, user, cwd, env, mounts }: Inside, command: readonly string[]): string[] {
  const steps = [
    'set -e',
    ...(mounts === undefined ? [] : [`mount --bind ${root} ${root}`]),
    `mount -t proc proc ${root}/proc`,
    ...(mounts ?? []).flatMap(({ from, to, readOnly }) => [
      `mount --bind ${from} ${root}${to}`,
      ...(readOnly ? [`mount -o remount,bind,ro ${root}${to}`] : []),
    ]),
    ...(mounts === undefined ? [] : [`mount -t tmpfs tmpfs ${root}/tmp`, `mount -o remount,bind,ro ${root}`]),
    'exec "$@"',
  ];
  const certain = machineAuthorities() ? { NODE_EXTRA_CA_CERTS: authorities } : {};
  const variables = Object.entries({ ...certain, ...env }).map(([name, value]) => `${name}=${value}`);
  const enter = ['chroot', `--userspec=${user}:`, root, '/usr/bin/env', '-i', `--chdir=${cwd}`, ...variables];
  return [
    '--mount',
    '--pid',
    '--fork',
    '--kill-child',
    'sh',
    '-c',
    steps.join('\n'),
    'sh',
    ...enter,
    ...command,
  ];
}

/** Runs to its end. @throws where it fails, with what it said */
export function runInside(inside: Inside, command: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('unshare', wordsFor(inside, command), {
    encoding: 'utf8',
    maxBuffer: 100_000_000,
  });
  if (status === 0) return stdout;
  throw new Error(
    `${command.join(' ')}\nended with ${status}:\n${`${stdout}\n${stderr}`.trim().slice(-4000)}`,
  );
}

/** The same without holding up this process, whose own connections want their ends noticed. */
export async function commandInside(inside: Inside, command: readonly string[]): Promise<string> {
  const running = startInside(inside, command);
  const code = await running.ended;
  if (code === 0) return running.output().trim();
  throw new Error(`${command.join(' ')}\nended with ${code}:\n${running.output().slice(-4000)}`);
}

export interface RunningInside {
  process: ChildProcess;
  /** Process id on this machine of what has the id 1 inside. */
  first(): number;
  output(): string;
  /** Settles when it ended, with its exit code. */
  ended: Promise<number | null>;
  /** Ends all of it at once: with process 1 goes its whole namespace. */
  kill(): Promise<void>;
}

/** Starts what is to go on. */
export function startInside(inside: Inside, command: readonly string[]): RunningInside {
  const child = spawn('unshare', wordsFor(inside, command), { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  const children = () => readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim();
  const end = () => {
    // Not its parent alone: becoming another user, it gave up the wish to die with that one.
    if (child.exitCode === null && child.signalCode === null && children() !== '')
      process.kill(Number(children()), 'SIGKILL');
    child.kill('SIGKILL');
  };
  // Before the roots are removed, which is left to the end too.
  process.prependOnceListener('exit', end);
  const ended = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  void ended.then(() => process.off('exit', end));
  return {
    process: child,
    first: () => Number(children()),
    output: () => output,
    ended,
    async kill() {
      end();
      await ended;
    },
  };
}
