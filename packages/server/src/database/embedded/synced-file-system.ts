import { closeSync, fdatasyncSync, fsyncSync, openSync, readdirSync } from 'node:fs';
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

/** Syncs every file and directory below and including `directory`. */
export function syncTree(directory: string): void {
  for (const entry of readdirSync(directory, { withFileTypes: true })) {
    const path = join(directory, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else if (entry.isFile()) syncPath(path);
  }
  syncPath(directory);
}

export function syncPath(path: string): void {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
