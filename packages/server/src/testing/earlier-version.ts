import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const migrations = 'packages/server/src/platform/database/migrations';

export type Earlier = { ok: true; commit: string; newest: string } | { ok: false; reason: string };

/**
 * The version that was in use when the newest migration came: what is left of it runs on the new schema. Not ok
 * where it is not in this clone.
 * @throws where the clone is whole, which always has it
 */
export function beforeNewestMigration(): Earlier {
  const newest =
    readdirSync(join(root, migrations))
      .filter((file) => file.endsWith('.sql'))
      .toSorted()
      .at(-1) ?? '';
  if (!existsSync(join(root, '.git'))) return { ok: false, reason: 'files without their history' };
  const isShallow = git('rev-parse', '--is-shallow-repository') === 'true';
  try {
    // Also where it came with a merge, and got its number there.
    const added = git(
      'log',
      '-m',
      '--first-parent',
      '--diff-filter=A',
      '--format=%H',
      '-1',
      '--',
      join(migrations, newest),
    );
    // Not committed yet: the present commit is the one before it.
    return { ok: true, newest, commit: git('rev-parse', '--verify', added === '' ? 'HEAD' : `${added}^`) };
  } catch (error) {
    // At its end every file seems to be new, and there is nothing before it.
    if (isShallow) return { ok: false, reason: 'a shallow clone that begins after the newest migration' };
    throw error;
  }
}

export interface EarlierVersion {
  /** Its checkout. */
  directory: string;
  main: string;
  /** Its module of calls: `owner-over-http.ts`. */
  client: string;
  [Symbol.dispose](): void;
}

/** Checks a commit out to a directory of its own, with the packages of this checkout and its own workspaces. */
export function checkOut(commit: string): EarlierVersion {
  const home = mkdtempSync(join(tmpdir(), 'clausewright-earlier-'));
  const directory = join(home, 'checkout');
  git('worktree', 'add', '--detach', directory, commit);
  linkPackages(directory);
  return {
    directory,
    main: join(directory, 'packages/server/src/main.ts'),
    client: pathToFileURL(join(directory, 'packages/server/src/testing/owner-over-http.ts')).href,
    [Symbol.dispose]() {
      git('worktree', 'remove', '--force', directory);
      rmSync(home, { recursive: true, force: true });
    },
  };
}

function linkPackages(directory: string): void {
  const modules = join(directory, 'node_modules');
  mkdirSync(join(modules, '@clausewright'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules'))) {
    if (name !== '@clausewright' && name !== '.cache')
      symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
  for (const name of readdirSync(join(directory, 'packages')))
    symlinkSync(join(directory, 'packages', name), join(modules, '@clausewright', name));
}

function git(...words: readonly string[]): string {
  return execFileSync('git', words, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  }).trim();
}
