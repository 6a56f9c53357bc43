import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { compiledOnce } from '../../../testing/template.ts';
import type { freshDatabaseSettings } from '../../../testing/test-database.ts';
import { thisMachine } from '../../../testing/this-machine.ts';

const thisMain = fileURLToPath(new URL('../../../main.ts', import.meta.url));

export interface RunningMain {
  pid: number;
  /** Origin that the start named; empty when it ended before. */
  origin: string;
  /** All that it printed so far. */
  output(): string;
  /** Sends a signal, waits for the end and returns the exit code, null after a kill. */
  end(signal?: NodeJS.Signals): Promise<number | null>;
  /** Settles when it ended, with its exit code. */
  ended: Promise<number | null>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** The settings of the environment for a database of a test. */
export function databaseEnvironment(
  settings: Awaited<ReturnType<typeof freshDatabaseSettings>>,
): Record<string, string> {
  return settings.kind === 'embedded' ? { DATA_DIR: settings.dataDir } : { DATABASE_URL: settings.url };
}

/** Runs the program as an operator would, on a free port unless told otherwise, until it serves or ends. `main`: of another version. */
export async function startMain(
  environment: Record<string, string>,
  main: string = thisMain,
): Promise<RunningMain> {
  const child = spawn(process.execPath, [main], {
    env: {
      ...thisMachine(),
      PORT: '0',
      LOG_LEVEL: 'error',
      NODE_COMPILE_CACHE: compiledOnce,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const served = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (output.includes('Stop with Ctrl+C')) served.resolve();
    });
  }
  const ended = once(child, 'close').then(() => child.exitCode);
  await Promise.race([served.promise, ended]);
  const end = (signal: NodeJS.Signals = 'SIGTERM'): Promise<number | null> => {
    child.kill(signal);
    return ended;
  };
  return {
    pid: child.pid ?? 0,
    origin: /http:\/\/localhost:\d+/.exec(output)?.[0] ?? '',
    output: () => output,
    end,
    ended,
    async [Symbol.asyncDispose]() {
      await end('SIGKILL');
    },
  };
}
