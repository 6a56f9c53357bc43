/** Installs, upgrades, backs up and restores on a bare Debian with the README's own commands. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../../packages/server/src/http/free-port.ts';
import { expectOwner, makeOwner } from '../../packages/server/src/testing/owner-over-http.ts';
import { expectPage, untilReady } from './ask-server.ts';
import { type Inside, makeDebianRoot, runInside, startInside } from './debian-root.ts';
import { commandsUnder } from './fences.ts';
import { endServer } from './process-tree.ts';

const checkout = '/home/owner/clausewright';
const backupFile = '/home/owner/backup';

export async function rehearseReadme(
  work: string,
  tell: (line: string) => void,
  earlier = 'HEAD~1',
): Promise<void> {
  const inside = await bareMachine(work, tell);
  const from = git('rev-parse', earlier);
  const owner = { ...inside, user: 'owner', cwd: '/home/owner' };
  runInside(owner, ['git', 'clone', '--quiet', '/srv/clausewright.git', checkout]);
  runInside({ ...owner, cwd: checkout }, ['git', 'reset', '--quiet', '--hard', from]);

  const port = await freePort('127.0.0.1');
  const origin = `http://localhost:${port}`;
  const env = { ...owner.env, PORT: String(port), BACKUP_PASSPHRASE: 'a passphrase of the rehearsal' };
  const instance: Inside = { ...owner, cwd: checkout, env };
  const readme = () => readFileSync(join(inside.root, checkout, 'README.md'), 'utf8');
  const whileRunning = async (command: string, work: () => Promise<void> | void): Promise<void> => {
    tell(`$ ${command}`);
    const running = startInside(instance, ['/bin/sh', '-c', command]);
    await using _ = { [Symbol.asyncDispose]: () => running.kill() };
    await untilReady(running, origin);
    await work();
    await endServer(running);
  };

  let made: Awaited<ReturnType<typeof makeOwner>> | undefined;
  const expectAll = async (): Promise<void> => {
    if (made !== undefined) await expectOwner(origin, made);
  };
  await whileRunning(commandsUnder(readme(), 'Set up')[0] ?? '', async () => {
    await expectPage(`${origin}/`, '<h1');
    made = await makeOwner(origin);
  });
  tell(`Installed as of ${from.slice(0, 8)}: first page, account, document, banner and answers.`);

  // What the README of this version says, as one reads it who is about to upgrade to it.
  const upgrade = commandsUnder(readFileSync('README.md', 'utf8'), 'Upgrade')[0] ?? '';
  let canBackUp = false;
  await whileRunning(upgrade, async () => {
    await expectAll();
    canBackUp = /\bbackup\b/.test(command(instance, 'help'));
    if (canBackUp) command(instance, 'backup', backupFile);
  });
  tell(`Upgraded to ${git('rev-parse', 'HEAD').slice(0, 8)}: all of it is still there.`);
  if (!canBackUp) {
    tell('This version has no command `backup`: nothing was destroyed and restored.');
    return;
  }
  runInside(instance, ['rm', '--recursive', 'data']);
  command(instance, 'restore', backupFile, '--verify');
  await whileRunning('npm start', expectAll);
  tell('Backed up while it ran, destroyed, restored and verified: all of it is there again.');
}

/** Debian with what the README asks for and nothing else; the project lies in a bare repository. */
async function bareMachine(work: string, tell: (line: string) => void): Promise<Inside> {
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

function command(instance: Inside, ...words: readonly string[]): string {
  return runInside(instance, ['npm', 'run', '--silent', 'cli', '--', ...words]);
}

function git(...words: readonly string[]): string {
  return execFileSync('git', words, { encoding: 'utf8' }).trim();
}
