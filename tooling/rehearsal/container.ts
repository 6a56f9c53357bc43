/** Builds and runs the image without a container engine, as near to one as a Debian root comes. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { freePort } from '../../packages/server/src/platform/http/free-port.ts';
import { expectOwner, makeOwner, readOwnedData } from '../../packages/server/src/testing/owner-over-http.ts';
import { startPostgres } from '../../packages/server/src/testing/start-postgres.ts';
import { buildImage, type Image } from './build-image.ts';
import { readCompose, type Service } from './compose.ts';
import {
  commandInside,
  type Inside,
  type Mount,
  type RunningInside,
  runInside,
  startInside,
} from './debian-root.ts';
import { readDockerfile } from './dockerfile.ts';
import { expectPage, untilReady } from './ask-server.ts';
import { onDatabase } from './keeping.ts';
import { expectSame, expectWholeLog } from './same.ts';
import type { Stage } from './stage.ts';

const database = 'clausewright';
const databaseOwner = 'clausewright_owner';
const newDatabase = `create database ${database} owner ${databaseOwner}`;
const program = ['node', 'packages/server/src/operations/cli/main.ts'];

export async function rehearseContainer(stage: Stage): Promise<void> {
  const { work, tell } = stage;
  tell('No container engine is used: the instructions of the Dockerfile run in Debian roots, by chroot.');
  const read = readDockerfile(readFileSync('Dockerfile', 'utf8'));
  if (!read.ok) throw new Error(`Dockerfile, line ${read.line}: ${read.reason}`);
  const context = { directory: '.', ignore: readFileSync('.dockerignore', 'utf8') };
  const image = buildImage(read.stages, { context, work, tell });
  tell(`The image has ${megabytes(image.root)} MB in files.`);
  const compose = readCompose(readFileSync('compose.yaml', 'utf8'));
  await runServices(image, compose.services, stage);
}

function megabytes(directory: string): number {
  const [bytes = '0'] = execFileSync('du', ['--summarize', '--bytes', directory], { encoding: 'utf8' }).split(
    '\t',
  );
  return Math.round(Number(bytes) / 1_000_000);
}

async function runServices(
  image: Image,
  { secrets, app }: Readonly<Record<string, Service>>,
  { work, tell, atEnd }: Stage,
): Promise<void> {
  if (secrets === undefined || app === undefined)
    throw new Error('compose.yaml has no services secrets and app');
  const volumes = join(work, 'volumes');
  const inside = (service: Service, env: Inside['env'] = {}): Inside => ({
    ...image,
    env: { ...image.env, ...service.environment, ...env },
    mounts: service.volumes.map((volume) => mountOf(volume, { image, volumes })),
  });
  tell(runInside(inside(secrets), secrets.command ?? []).trim());

  const postgres = await startPostgres();
  atEnd(() => postgres.stop());
  await prepareDatabase(postgres.url, volumes);
  tell('Database: a PostgreSQL of this machine in place of the service `database`, with its roles.');
  const port = await freePort('127.0.0.1');
  const origin = `http://localhost:${port}`;
  const instance = () => inside(app, { PORT: String(port) });
  const command = (...words: readonly string[]) => commandInside(instance(), [...program, ...words]);
  const verifyLog = () => command('consent', 'verify-log');
  const whileRunning = async <T>(work: (running: RunningInside) => Promise<T>): Promise<T> => {
    const running = startInside(instance(), image.command);
    await using _ = { [Symbol.asyncDispose]: () => running.kill() };
    await untilReady(running, origin);
    const done = await work(running);
    process.kill(running.first(), 'SIGTERM');
    const code = await Promise.race([running.ended, setTimeout(30_000, 'not at all', { ref: false })]);
    if (code !== 0) throw new Error(`SIGTERM ended it with ${code}:\n${running.output()}`);
    return done;
  };

  const owner = await whileRunning(async (running) => {
    expectUser(running.first(), tell);
    await commandInside(instance(), image.health);
    tell('The health check of the image is content.');
    await expectPage(`${origin}/`, '<h1');
    return makeOwner(origin);
  });
  tell('First page, account, document with its files, hosted page, paid plan, banner and answers: there.');
  const backup = join(volumes, 'data', 'instance.backup');
  const before = await whileRunning(async () => {
    await expectOwner(origin, owner);
    tell('Ended by SIGTERM with 0, started again on a root that cannot be written to: all is still there.');
    await expectWholeLog(verifyLog, owner.answers.length);
    tell(await command('backup', '/data/instance.backup', '--without-secrets'));
    return readOwnedData(origin, owner);
  });

  renameSync(backup, join(work, 'instance.backup'));
  rmSync(join(volumes, 'data'), { recursive: true });
  await onDatabase(postgres.url, [`drop database ${database} with (force)`, newDatabase]);
  // The volume is there again once it is mounted.
  instance();
  renameSync(join(work, 'instance.backup'), backup);
  const restored = await command('restore', '/data/instance.backup', '--verify');
  tell(`Lost the volumes but for the secrets. ${restored}`);
  await whileRunning(async () => {
    await expectOwner(origin, owner);
    expectSame(before, await readOwnedData(origin, owner));
    await expectWholeLog(verifyLog, owner.answers.length);
  });
  tell(`As they were, to the last byte: ${Object.keys(before).join(', ')}; the log holds.`);
}

/** A volume begins as what the image has at its place, as an engine does it. */
function mountOf(volume: string, { image, volumes }: { image: Image; volumes: string }): Mount {
  const [name = '', to = '', mode] = volume.split(':');
  const from = join(volumes, name.replaceAll(/[./]/g, '_'));
  const place = join(image.root, to);
  mkdirSync(place, { recursive: true });
  mkdirSync(volumes, { recursive: true });
  execFileSync('cp', ['--archive', '--no-clobber', '--no-target-directory', place, from]);
  return { from, to, readOnly: mode === 'ro' };
}

/** What the image of PostgreSQL does at its first start: owner, database, and the files of the volume. */
async function prepareDatabase(server: string, volumes: string): Promise<void> {
  const asked = (name: string) => readFileSync(join(volumes, 'database-secrets', name), 'utf8');
  await onDatabase(server, [
    `create role ${databaseOwner} superuser login password '${asked('owner-password')}'`,
    newDatabase,
    asked('10-serving-role.sql'),
  ]);
  for (const name of ['database-url', 'database-owner-url']) {
    const file = join(volumes, 'app-secrets', name);
    writeFileSync(file, readFileSync(file, 'utf8').replace('database:5432', new URL(server).host));
  }
}

function expectUser(pid: number, tell: Stage['tell']): void {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const [, uid = '0'] = /^Uid:\t(\d+)/m.exec(status) ?? [];
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  const memory = Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1]) / 1024);
  if (uid === '0') throw new Error('it runs as root');
  tell(`Process 1 is "${command}", of user ${uid}, with ${memory} MB of memory.`);
}
