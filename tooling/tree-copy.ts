/** A copy of the checkout in which a test may change what a person would change. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

export interface TreeCopy {
  root: string;
  /** Runs a program of `node_modules/.bin` or Node in the copy; the output of one that fails is its message. */
  run: (program: string, ...words: string[]) => void;
  /** Paths that were changed, added or removed since the copy was made. */
  changed: () => string[];
  remove: () => void;
}

/** Its `node_modules` are those of the checkout, except that the packages of the workspace are the copied ones. */
export function copyTree(): TreeCopy {
  const root = mkdtempSync(join(tmpdir(), 'clausewright-tree-'));
  const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean);
  for (const file of files) if (existsSync(file)) cpSync(file, join(root, file));
  linkModules(root);
  function git(...words: string[]): string {
    return execFileSync(
      'git',
      ['-c', 'user.name=test', '-c', 'user.email=test@example.org', '-c', 'commit.gpgsign=false', ...words],
      {
        cwd: root,
        encoding: 'utf8',
      },
    );
  }
  // Which tests run in the copy is for its caller to say, not for the part that runs now.
  const env = { ...process.env };
  delete env['TESTS'];
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'copy');
  return {
    root,
    run: (program, ...words) => {
      const path = program === 'node' ? process.execPath : join(root, 'node_modules/.bin', program);
      const { status, stdout, stderr } = spawnSync(path, words, { cwd: root, encoding: 'utf8', env });
      if (status !== 0) throw new Error(`${program} ended with ${status}\n${stdout}\n${stderr}`);
    },
    changed: () =>
      git('status', '--porcelain', '--untracked-files=all')
        .split('\n')
        .filter(Boolean)
        .map((line) => line.slice(3)),
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function linkModules(root: string): void {
  const modules = join(root, 'node_modules');
  const scope = join(modules, '@clausewright');
  mkdirSync(scope, { recursive: true });
  for (const name of readdirSync('node_modules')) {
    if (name !== '@clausewright' && name !== '.cache')
      symlinkSync(resolve('node_modules', name), join(modules, name));
  }
  for (const name of readdirSync(join(root, 'packages'))) {
    symlinkSync(join(root, 'packages', name), join(scope, name));
  }
}
