import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a row of a list names as its proof: a test by file and title, or another file, a decision record for instance. */
export interface Proof {
  path: string;
  title: string | null;
}

export interface ProofRow {
  number: number;
  proofs: readonly Proof[];
  /** Tests that somebody still owes. */
  open: readonly string[];
}

/**
 * The rows of all tables of a Markdown text whose first cell is a number. Their proofs may stand in any cell:
 * `path` "title" names a test, `path` another file, open: `path` a test that is to come.
 */
export function readProofList(markdown: string): ProofRow[] {
  return markdown.split('\n').flatMap((line) => {
    const match = /^\| *(\d+) *\|(.*)\|$/u.exec(line);
    if (match === null) return [];
    const [, number = '', cells = ''] = match;
    const proofs: Proof[] = [];
    const open: string[] = [];
    for (const { groups } of cells.matchAll(
      /(?<open>open: )?`(?<path>\w[\w./-]*)`(?: "(?<title>[^"]+)")?/gu,
    )) {
      const { path = '', title = null } = groups ?? {};
      if (groups?.['open'] !== undefined) open.push(path);
      else if (path.includes('/')) proofs.push({ path, title });
    }
    return [{ number: Number(number), proofs, open }];
  });
}

/** What is wrong with a list that must prove the rows 1 to `count`; paths begin at one of `roots`. */
export function proofFaults(rows: readonly ProofRow[], count: number, roots: readonly string[]): string[] {
  const find = (path: string) => roots.map((root) => join(root, path)).find((file) => existsSync(file));
  const wanted = Array.from({ length: count }, (_, index) => index + 1);
  const numbers = rows.map(({ number }) => number);
  const faults = wanted.filter((number) => !numbers.includes(number)).map((number) => `${number} is missing`);
  for (const { number, proofs, open } of rows) {
    if (numbers.filter((other) => other === number).length > 1) faults.push(`${number} stands twice`);
    if (proofs.length + open.length === 0) faults.push(`${number} has no proof`);
    for (const path of open.filter((each) => find(each) !== undefined))
      faults.push(`${number}: ${path} is there now: name its test`);
    for (const { path, title } of proofs) {
      const file = find(path);
      if (file === undefined) faults.push(`${number}: there is no ${path}`);
      else if (/\.test\.tsx?$/u.test(file) && !(title !== null && titlesIn(file).has(title)))
        faults.push(`${number}: ${path} has no test "${String(title)}"`);
    }
  }
  return faults;
}

/** Texts that stand before the function of a test. */
function titlesIn(file: string): Set<string> {
  const calls = readFileSync(file, 'utf8').matchAll(
    /(?<quote>['"`])(?<title>(?:\\.|(?!\k<quote>)[^\\\n])*)\k<quote>,\s*(?:async\b|\()/gu,
  );
  return new Set([...calls].map(({ groups }) => (groups?.['title'] ?? '').replaceAll(/\\(.)/gu, '$1')));
}
