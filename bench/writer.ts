/** The writer of the kill test (`packages/server/src/testing/write-rows.ts`), seen from outside. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const program = fileURLToPath(new URL('../packages/server/src/testing/write-rows.ts', import.meta.url));

export interface Writer {
  pid: number;
  /** What it said so far: `ready`, ids of acknowledged rows, `done`, or `refused …`. */
  lines: readonly string[];
  /** Resolves when it has said so many lines or ended. */
  said(count: number): Promise<void>;
  ended: Promise<unknown>;
  kill(): Promise<unknown>;
}

export interface WriterOptions {
  rows: number;
  writers?: number;
  /** A program that runs it, such as strace, with its parameters. */
  through?: readonly string[];
}

export function startWriter(dataDir: string, { rows, writers = 1, through = [] }: WriterOptions): Writer {
  const words = [...through, process.execPath, program, dataDir, String(rows), String(writers)];
  const [command = '', ...parameters] = words;
  const child = spawn(command, parameters, { stdio: ['ignore', 'pipe', 'inherit'] });
  const lines: string[] = [];
  const reader = createInterface({ input: child.stdout });
  const waiting = new Set<() => void>();
  const wakeAll = () => waiting.forEach((wake) => wake());
  reader.on('line', (line) => {
    lines.push(line);
    wakeAll();
  });
  let isOver = false;
  const ended = once(child.stdout, 'close');
  child.stdout.on('close', () => {
    isOver = true;
    wakeAll();
  });
  return {
    pid: child.pid ?? 0,
    lines,
    ended,
    said: (count) =>
      new Promise((resolve) => {
        const look = () => {
          if (lines.length < count && !isOver) return;
          waiting.delete(look);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    kill() {
      child.kill('SIGKILL');
      return ended;
    },
  };
}
