/**
 * Compares what made-up owners get from this tree and from another commit: `node compare-documents.ts COMMIT [OWNERS]`.
 * Prints the documents that differ, as `type language owner`; ends with 1 when there are any.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const [commit, owners = '500'] = process.argv.slice(2);
if (commit === undefined) throw new Error('Name the commit to compare with');

const folder = mkdtempSync(join(tmpdir(), 'compare-documents-'));
const other = join(folder, 'tree');
try {
  execFileSync('git', ['worktree', 'add', '--detach', other, commit], { stdio: 'ignore' });
  linkModules(other);
  const [before, after] = [hashesOf(other), hashesOf('.')];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const differing = names.filter((name) => before[name] !== after[name]);
  for (const name of differing) console.log(name);
  console.log(`${names.length} documents, ${differing.length} differ from ${commit}`);
  process.exitCode = differing.length === 0 ? 0 : 1;
} finally {
  execFileSync('git', ['worktree', 'remove', '--force', other], { stdio: 'ignore' });
  rmSync(folder, { recursive: true, force: true });
}

/** The modules of this tree, but the packages of the other one. */
function linkModules(tree: string): void {
  const modules = join(tree, 'node_modules');
  mkdirSync(join(modules, '@clausewright'), { recursive: true });
  for (const name of readdirSync('node_modules')) {
    if (name !== '@clausewright') symlinkSync(resolve('node_modules', name), join(modules, name));
  }
  for (const name of readdirSync(join(tree, 'packages'))) {
    symlinkSync(join(tree, 'packages', name), join(modules, '@clausewright', name));
  }
}

function hashesOf(tree: string): Record<string, string> {
  const script = join(import.meta.dirname, 'document-hashes.ts');
  const output = execFileSync(process.execPath, [script, resolve(tree), owners], {
    encoding: 'utf8',
    maxBuffer: 256 * 1024 * 1024,
  });
  return JSON.parse(output) as Record<string, string>;
}
