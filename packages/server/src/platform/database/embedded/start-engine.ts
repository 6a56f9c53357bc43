import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { dirname } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { typeParsers } from '../type-parsers.ts';
import type { WorkerSettings } from './protocol.ts';
import { SyncedFileSystem, syncPath, syncTree } from './synced-file-system.ts';

/**
 * The engine touches all its buffers at its start, and what they hold lies in the cache of the system as well:
 * a fourth of its usual 128 MB.
 */
const parameters = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];

const durableParameters = [
  ...parameters.filter((parameter) => parameter !== '-F'),
  '-c',
  'wal_sync_method=fsync',
];

/** All is synced afterwards, in one go. */
const creationParameters = ['--no-sync', '-c', 'shared_buffers=32MB'];

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
  if (durable) await syncTree(unfinished);
  renameSync(unfinished, directory);
  if (durable) await syncPath(dirname(directory));
}

async function open(directory: string, durable: boolean): Promise<PGlite> {
  const engine = await PGlite.create({
    fs: durable ? new SyncedFileSystem(directory) : new NodeFS(directory),
    startParams: durable ? durableParameters : parameters,
    initDbStartParams: creationParameters,
    parsers: { ...typeParsers },
  });
  await engine.exec("set timezone to 'UTC'");
  return engine;
}
