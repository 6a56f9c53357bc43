/** Starts the real product as an operator would, on a free port and a data directory of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { thisMachine } from '../../packages/server/src/testing/this-machine.ts';

/** What whoever does not start or stop a server knows of it. */
export interface ServerAddress {
  readonly origin: string;
  readonly dataDir: string;
}

export interface RunningServer extends ServerAddress {
  process: ChildProcess;
  /** Everything that the process printed so far. */
  output: () => string;
  /** Kills without warning, as a power cut of the process would. */
  kill: () => Promise<void>;
  /** Starts the same data directory and port again. */
  restart: () => Promise<void>;
  [Symbol.asyncDispose]: () => Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function exited(child: ChildProcess): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('exit', () => resolve());
  });
}

interface Beginning {
  /** `empty`: as a newcomer's; else a journey finds the database migrated, which takes half of a start. */
  data?: 'empty' | 'migrated';
}

/** `environment` adds to a minimal one; nothing of the caller's configuration leaks in. */
export async function startServer(
  environment: Record<string, string> = {},
  { data = 'migrated' }: Beginning = {},
): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clausewright-'));
  const migrated = process.env['JOURNEYS_DATABASE'];
  if (data === 'migrated' && migrated) cpSync(migrated, join(dataDir, 'postgres'), { recursive: true });
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  let output = '';

  function launch(): ChildProcess {
    const child = spawn(process.execPath, ['packages/server/src/main.ts'], {
      env: {
        ...thisMachine(),
        PATH: process.env['PATH'],
        HOME: process.env['HOME'],
        PORT: String(port),
        DATA_DIR: dataDir,
        NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'],
        ...environment,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    child.stdout.on('data', (text: Buffer) => (output += text.toString()));
    child.stderr.on('data', (text: Buffer) => (output += text.toString()));
    return child;
  }

  async function ready(child: ChildProcess): Promise<void> {
    for (;;) {
      if (child.exitCode !== null) throw new Error(`The server ended at its start:\n${output}`);
      const answer = await fetch(`${origin}/readyz`).catch(() => null);
      if (answer?.status === 200) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }

  const server: RunningServer = {
    origin,
    dataDir,
    process: launch(),
    output: () => output,
    kill: async () => {
      server.process.kill('SIGKILL');
      await exited(server.process);
    },
    restart: async () => {
      server.process = launch();
      await ready(server.process);
    },
    [Symbol.asyncDispose]: async () => {
      server.process.kill('SIGTERM');
      await exited(server.process);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  await ready(server.process);
  return server;
}
