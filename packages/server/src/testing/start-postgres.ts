import type { ExecFileSyncOptions } from 'node:child_process';
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

export interface RunningPostgres {
  url: string;
  /** Kills all of it at once, as a power cut would end it. */
  crash(): void;
  /** Starts it again on what it had. */
  start(): void;
  /** Makes a standby the primary. */
  promote(): void;
  /** Of one that crashed what is left is removed. */
  stop(): void;
}

/**
 * Starts a throwaway PostgreSQL on a free port of this machine. PostgreSQL refuses to run as root, so
 * root runs it as the user `postgres`, whom Debian's package makes. `durable`: it waits for the disk as usual.
 * `standbyOf`: it streams all that another one commits, and only reads until it is promoted.
 */
export async function startPostgres({
  durable = false,
  standbyOf,
}: { durable?: boolean; standbyOf?: RunningPostgres } = {}): Promise<RunningPostgres> {
  const programs = newestPrograms();
  const home = mkdtempSync(join(tmpdir(), 'clausewright-postgres-'));
  const data = join(home, 'data');
  if (userInfo().uid === 0) {
    chmodSync(home, 0o755);
    execFileSync('chown', ['postgres:', home]);
  }
  const run = (program: string, ...parameters: string[]) => asServerUser(join(programs, program), parameters);
  if (standbyOf !== undefined) run('pg_basebackup', '-d', standbyOf.url, '-D', data, '-R', '-c', 'fast');
  else run('initdb', '-D', data, '-U', 'postgres', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8');
  const port = await freePort();
  appendFileSync(join(data, 'postgresql.conf'), settings(port, durable));
  const start = () => run('pg_ctl', '-D', data, '-l', join(home, 'log'), '-w', 'start');
  start();
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    crash() {
      const [postmaster = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
      const children = execFileSync('ps', ['-o', 'pid=', '--ppid', postmaster], { encoding: 'utf8' });
      for (const pid of [postmaster, ...children.trim().split(/\s+/)]) process.kill(Number(pid), 'SIGKILL');
      // Where nobody clears dead processes away it would say that it still runs.
      rmSync(join(data, 'postmaster.pid'));
    },
    start,
    promote: () => run('pg_ctl', '-D', data, '-w', 'promote'),
    stop() {
      if (existsSync(join(data, 'postmaster.pid')))
        run('pg_ctl', '-D', data, '-m', 'immediate', '-w', 'stop');
      rmSync(home, { recursive: true, force: true });
    },
  };
}

/**
 * Nothing here outlives the run, so no sync is waited for. Without autovacuum: it takes a second to give way to
 * a test that empties the tables, table by table, and a statement has two and a half.
 */
function settings(port: number, durable: boolean): string {
  return `listen_addresses = '127.0.0.1'
port = ${port}
unix_socket_directories = ''
max_connections = 100
${durable ? '' : 'fsync = off'}
autovacuum = off
`;
}

/** Debian's place, then the PATH. */
function newestPrograms(): string {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).map(Number).filter(Number.isInteger) : [];
  const newest = Math.max(...versions);
  if (newest >= 15) return join(debian, String(newest), 'bin');
  try {
    return join(execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim());
  } catch {
    throw new Error('PostgreSQL 15 or later is not installed: install the Debian package "postgresql"');
  }
}

function asServerUser(program: string, parameters: readonly string[]): void {
  const options: ExecFileSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'], cwd: '/' };
  if (userInfo().uid !== 0) execFileSync(program, parameters, options);
  else execFileSync('runuser', ['-u', 'postgres', '--', program, ...parameters], options);
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => {
        if (address !== null && typeof address === 'object') resolve(address.port);
        else reject(new Error('no free port'));
      });
    });
  });
}
