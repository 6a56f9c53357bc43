import { fdatasyncSync, readdirSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { NodeFS } from '@electric-sql/pglite/nodefs';

interface EmscriptenModule {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } };
}

type Init = InstanceType<typeof NodeFS>['init'];

/**
 * PGlite as shipped never calls fsync: its file system has no such operation, so a power cut loses
 * acknowledged commits. This one hands every sync to the host.
 */
export class SyncedFileSystem extends NodeFS {
  override async init(...[engine, options]: Parameters<Init>): ReturnType<Init> {
    const started = await super.init(engine, options);
    const addSync = (module: unknown): void => {
      const { stream_ops } = (module as EmscriptenModule).NODEFS;
      stream_ops.fsync = (stream) => {
        fdatasyncSync(stream.nfd);
        return 0;
      };
    };
    // First of all hooks: the mount that follows copies the operations.
    started.emscriptenOpts.preRun = [addSync, ...(started.emscriptenOpts.preRun ?? [])];
    return started;
  }
}

/** Syncs every file and directory below and including `directory`, several at once: the disk takes them together. */
export async function syncTree(directory: string): Promise<void> {
  const waiting = [directory, ...pathsBelow(directory)];
  const next = async (): Promise<void> => {
    for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) await syncPath(path);
  };
  await Promise.all(Array.from({ length: 8 }, next));
}

function pathsBelow(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isDirectory() || entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

export async function syncPath(path: string): Promise<void> {
  await using file = await open(path, 'r');
  await file.sync();
}
