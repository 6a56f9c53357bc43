import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import type { Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import { join, relative } from 'node:path';
import { createInterface } from 'node:readline';
import { z } from 'zod';
import type { CommandResult } from './command.ts';

/** A word may be the text of a file. */
const requestSchema = z.strictObject({ words: z.array(z.string().max(1_000_000)).max(100) });
const resultSchema = z.discriminatedUnion('ok', [
  z.object({ ok: z.literal(true), lines: z.array(z.string()) }),
  z.object({ ok: z.literal(false), reason: z.string(), exitCode: z.exactOptional(z.int()) }),
]);

/** A path of a socket may have about 100 bytes: the shorter of the absolute and the relative one is used. */
function socketPath(dataDir: string): string {
  const absolute = join(dataDir, 'cli.sock');
  const near = relative(process.cwd(), absolute);
  return near.length < absolute.length ? near : absolute;
}

export interface CommandSocket {
  close(): Promise<void>;
}

/**
 * Serves commands at `cli.sock` in the data directory, for its owner only: one line of JSON in
 * (`{words}`), one out (a CommandResult). Undefined if another process serves there already.
 */
export async function serveCommands(
  dataDir: string,
  run: (words: readonly string[]) => Promise<CommandResult>,
): Promise<CommandSocket | undefined> {
  const path = socketPath(dataDir);
  if (await isServed(dataDir)) return undefined;
  // With a secret and a database of its own nothing else has made it.
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  rmSync(path, { force: true });
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    createInterface({ input: socket }).once('line', (line) => {
      void answer(line, run).then((result) => socket.end(`${JSON.stringify(result)}\n`));
    });
  });
  // Binding makes the file within this call, so that nobody else can open it even for a moment.
  const before = process.umask(0o177);
  server.listen(path);
  process.umask(before);
  await once(server, 'listening');
  return {
    async close() {
      server.close();
      await once(server, 'close');
    },
  };
}

/** Hands a command to the running process; undefined if none runs. */
export async function sendCommand(
  dataDir: string,
  words: readonly string[],
): Promise<CommandResult | undefined> {
  const socket = await dial(socketPath(dataDir));
  if (socket === undefined) return undefined;
  socket.write(`${JSON.stringify({ words })}\n`);
  for await (const line of createInterface({ input: socket })) return resultSchema.parse(JSON.parse(line));
  return {
    ok: false,
    reason: 'The server stopped before it answered. Check whether the command took effect.',
  };
}

/** Whether a process serves this data directory. */
export async function isServed(dataDir: string): Promise<boolean> {
  const socket = await dial(socketPath(dataDir));
  socket?.destroy();
  return socket !== undefined;
}

async function answer(
  line: string,
  run: (words: readonly string[]) => Promise<CommandResult>,
): Promise<CommandResult> {
  try {
    return await run(requestSchema.parse(JSON.parse(line)).words);
  } catch (error) {
    return { ok: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

async function dial(path: string): Promise<Socket | undefined> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return socket;
  } catch {
    return undefined;
  }
}
