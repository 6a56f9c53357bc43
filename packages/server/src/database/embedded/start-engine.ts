import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { typeParsers } from '../type-parsers.ts';
import type { WorkerSettings } from './protocol.ts';
import { SyncedFileSystem, syncPath, syncTree } from './synced-file-system.ts';

const durableParameters = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/**
 * Opens the engine on its directory. A new directory is made beside it, synced and renamed: a kill in the
 * middle of the first start would otherwise leave one that never opens again.
 */
export async function startEngine(settings: WorkerSettings): Promise<PGlite> {
  if (!existsSync(settings.directory)) await create(settings);
  return open(settings.directory, settings.durable);
}

async function create({ directory, durable }: WorkerSettings): Promise<void> {
  const unfinished = `${directory}.new`;
  mkdirSync(dirname(directory), { recursive: true });
  rmSync(unfinished, { recursive: true, force: true });
  const engine = await open(unfinished, false);
  await engine.close();
  if (durable) syncTree(unfinished);
  renameSync(unfinished, directory);
  if (durable) syncPath(dirname(directory));
}

async function open(directory: string, durable: boolean): Promise<PGlite> {
  const engine = await PGlite.create({
    fs: durable ? new SyncedFileSystem(directory) : new NodeFS(directory),
    startParams: durable ? durableParameters : PGlite.defaultStartParams,
    parsers: { ...typeParsers },
  });
  await engine.exec("set timezone to 'UTC'");
  return engine;
}
