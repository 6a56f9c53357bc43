/** A PostgreSQL data directory that can be made, started and stopped, for measuring its start. */
import { execFileSync } from 'node:child_process';
import { appendFileSync, chmodSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

export interface Cluster extends Disposable {
  url: string;
  /** Milliseconds until `pg_ctl -w start` says that it serves. */
  start(): number;
  stop(): void;
  /** Milliseconds of `initdb`; what was there before is removed. */
  create(): number;
}

export async function postgresCluster(): Promise<Cluster> {
  const programs = debianPrograms();
  const home = mkdtempSync(join(tmpdir(), 'bench-postgres-'));
  const data = join(home, 'data');
  const isRoot = userInfo().uid === 0;
  if (isRoot) {
    chmodSync(home, 0o755);
    execFileSync('chown', ['postgres:', home]);
  }
  const port = await freePort();
  const settings = `listen_addresses = '127.0.0.1'\nport = ${port}\nunix_socket_directories = ''\n`;
  function run(program: string, ...parameters: string[]): number {
    const words = [join(programs, program), ...parameters];
    const [command = '', ...rest] = isRoot ? ['runuser', '-u', 'postgres', '--', ...words] : words;
    const begun = performance.now();
    execFileSync(command, rest, { stdio: ['ignore', 'ignore', 'inherit'], cwd: '/' });
    return performance.now() - begun;
  }
  const stop = () => void run('pg_ctl', '-D', data, '-m', 'fast', '-w', 'stop');
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    create() {
      rmSync(data, { recursive: true, force: true });
      const ms = run(
        'initdb',
        '-D',
        data,
        '-U',
        'postgres',
        '--auth=trust',
        '--encoding=UTF8',
        '--locale=C.UTF-8',
      );
      appendFileSync(join(data, 'postgresql.conf'), settings);
      return ms;
    },
    start: () => run('pg_ctl', '-D', data, '-l', join(home, 'log'), '-w', 'start'),
    stop,
    [Symbol.dispose]: () => rmSync(home, { recursive: true, force: true }),
  };
}

/** Debian's place, then the PATH. */
function debianPrograms(): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).map(Number).filter(Number.isInteger) : [];
  if (versions.length > 0) return join(debian, String(Math.max(...versions)), 'bin');
  return execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim();
}
