/** Installs, upgrades, backs up and restores on a bare Debian with the README's own commands, on both databases. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../packages/server/src/platform/http/free-port.ts';
import { beforeNewestMigration } from '../../packages/server/src/testing/earlier-version.ts';
import {
  expectOwner,
  makeOwner,
  type Owner,
  readOwnedData,
} from '../../packages/server/src/testing/owner-over-http.ts';
import { expectPage, untilReady } from './ask-server.ts';
import { commandInside, type Inside, makeDebianRoot, runInside, startInside } from './debian-root.ts';
import { commandsUnder } from './fences.ts';
import { embedded, type Keeping, postgres } from './keeping.ts';
import { endServer } from './process-tree.ts';
import { expectSame, expectWholeLog } from './same.ts';
import type { Stage } from './stage.ts';

const checkout = '/home/owner/clausewright';

/** `earlier`: what is upgraded from; else the version before the newest migration, so that there is one to apply. */
export async function rehearseReadme(stage: Stage, earlier?: string): Promise<void> {
  const machine = await bareMachine(stage);
  const owner = { ...machine, user: 'owner', cwd: '/home/owner' };
  runInside(owner, ['git', 'clone', '--quiet', '/srv/clausewright.git', checkout]);
  const before = beforeNewestMigration();
  const from = git('rev-parse', earlier ?? (before.ok ? before.commit : 'HEAD~1'));
  for (const keeping of [embedded, await postgres(stage)]) {
    stage.tell(`On ${keeping.name}:`);
    await liveThrough({ ...owner, cwd: checkout }, { keeping, from, tell: stage.tell });
    runInside(owner, ['rm', '--recursive', `${checkout}/data`]);
  }
}

interface Life {
  keeping: Keeping;
  /** The commit that is installed first. */
  from: string;
  tell: Stage['tell'];
}

async function liveThrough(home: Inside, { keeping, from, tell }: Life): Promise<void> {
  runInside(home, ['git', 'reset', '--quiet', '--hard', from]);
  const port = await freePort('127.0.0.1');
  const origin = `http://localhost:${port}`;
  const settings = { PORT: String(port), BACKUP_PASSPHRASE: 'a passphrase of the rehearsal' };
  const instance: Inside = { ...home, env: { ...home.env, ...settings, ...keeping.env } };
  const whileRunning = async <T>(typed: string, work: () => Promise<T>): Promise<T> => {
    tell(`$ ${typed}`);
    const running = startInside(instance, ['/bin/sh', '-c', typed]);
    await using _ = { [Symbol.asyncDispose]: () => running.kill() };
    await untilReady(running, origin);
    expectQuiet(running.output(), readFileSync(join(home.root, checkout, '.npmrc'), 'utf8'));
    const done = await work();
    await endServer(running);
    return done;
  };
  const verifyLog = () => command(instance, 'consent', 'verify-log');
  const installed = readFileSync(join(home.root, checkout, 'README.md'), 'utf8');
  const made: Owner = await whileRunning(commandsUnder(installed, 'Set up')[0] ?? '', async () => {
    await expectPage(`${origin}/`, '<h1');
    return makeOwner(origin);
  });
  tell(`Installed as of ${from.slice(0, 8)}: first page, account, document, paid plan, banner and answers.`);

  // What the guide of this version says, as one reads it who is about to upgrade to it.
  const upgrade = commandsUnder(readFileSync('docs/operator-guide.md', 'utf8'), 'Upgrade')[0] ?? '';
  const file = `/home/owner/${port}.backup`;
  const before = await whileRunning(upgrade, async () => {
    const [now, wanted] = ['HEAD', 'origin/HEAD'].map((name) =>
      runInside(instance, ['git', 'rev-parse', name]).trim(),
    );
    if (now !== wanted) throw new Error(`the upgrade led to ${now} and not to ${wanted}`);
    await expectOwner(origin, made);
    tell(`Upgraded to ${now?.slice(0, 8)}: all of it is still there.`);
    await expectWholeLog(verifyLog, made.answers.length);
    tell(await command(instance, 'backup', file));
    return readOwnedData(origin, made);
  });
  await keeping.lose();
  runInside(instance, ['rm', '--recursive', 'data']);
  tell(`Lost the data directory and all rows. ${await command(instance, 'restore', file, '--verify')}`);
  await whileRunning('npm start', async () => {
    await expectOwner(origin, made);
    expectSame(before, await readOwnedData(origin, made));
    await expectWholeLog(verifyLog, made.answers.length);
  });
  tell(`As they were, to the last byte: ${Object.keys(before).join(', ')}; the log holds.`);
}

/** Debian with what the README asks for and nothing else; the project lies in a bare repository. */
async function bareMachine({ work, tell }: Stage): Promise<Inside> {
  makeDebianRoot('trixie', work);
  const inside: Inside = {
    root: work,
    user: 'root',
    cwd: '/',
    env: {
      PATH: '/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
      HOME: '/root',
      DEBIAN_FRONTEND: 'noninteractive',
    },
  };
  tell('A bare Debian gets Node.js and npm, as the README asks, and git.');
  runInside(inside, ['apt-get', 'update']);
  const packages = ['ca-certificates', 'git', 'nodejs', 'npm'];
  runInside(inside, ['apt-get', 'install', '--yes', '--no-install-recommends', ...packages]);
  runInside(inside, ['useradd', '--create-home', 'owner']);
  const bare = join(work, 'srv/clausewright.git');
  git('clone', '--quiet', '--bare', '.', bare);
  git('--git-dir', bare, 'branch', '--force', 'rehearsed', git('rev-parse', 'HEAD'));
  git('--git-dir', bare, 'symbolic-ref', 'HEAD', 'refs/heads/rehearsed');
  runInside(inside, ['chown', '--recursive', 'owner:', '/srv/clausewright.git']);
  if (git('status', '--porcelain') !== '') tell('What is not committed here is not rehearsed.');
  return { ...inside, env: { ...inside.env, HOME: '/home/owner' } };
}

function command(instance: Inside, ...words: readonly string[]): Promise<string> {
  return commandInside(instance, ['npm', 'run', '--silent', 'cli', '--', ...words]);
}

function git(...words: readonly string[]): string {
  return execFileSync('git', words, { encoding: 'utf8' }).trim();
}

/** Debian's npm runs on a Node that is older than ours. Versions that did not quieten it yet are not held to it. */
function expectQuiet(output: string, settings: string): void {
  const warned = settings.includes('loglevel=error') ? /^npm warn.*$/imu.exec(output) : null;
  if (warned !== null) throw new Error(`a newcomer has to judge a warning: ${warned[0]}`);
}
