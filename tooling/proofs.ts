/** Reads docs/proofs.md and holds it against the tests, scripts and files that it names. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a line names: a test by the end of its path and its title, an npm script, or a link. */
export type Proof =
  | { kind: 'test'; path: string; title: string }
  | { kind: 'gate'; script: string }
  | { kind: 'link'; target: string };

/** The proofs under each heading that is a number such as `S12`. */
export function readProofs(markdown: string): Map<string, Proof[]> {
  const proofs = new Map<string, Proof[]>();
  let current: Proof[] = [];
  for (const line of markdown.split('\n')) {
    const [, number] = /^### ([A-Z]\d+)$/.exec(line) ?? [];
    if (number !== undefined) {
      if (proofs.has(number)) throw new Error(`${number} stands twice`);
      current = [];
      proofs.set(number, current);
    }
    if (line.startsWith('- ')) current.push(readProof(line.slice(2)));
  }
  return proofs;
}

function readProof(text: string): Proof {
  const [, path, title] = /^`([\w./-]+\.test\.tsx?)`: (.+)$/.exec(text) ?? [];
  if (path !== undefined && title !== undefined) return { kind: 'test', path, title };
  const [, script] = /^gate `npm run ([\w:-]+)`$/.exec(text) ?? [];
  if (script !== undefined) return { kind: 'gate', script };
  const [, target] = /^\[[^\]]+\]\(([^)]+)\)$/.exec(text) ?? [];
  if (target !== undefined) return { kind: 'link', target };
  throw new Error(`no proof: ${text}`);
}

/** What is known to be there: paths from the root, and the names of npm scripts. */
export interface Known {
  files: readonly string[];
  scripts: readonly string[];
}

/** What is wrong with a proof; undefined where it holds. Anchors are left to the test of links. */
export function findProofFault(proof: Proof, { files, scripts }: Known): string | undefined {
  if (proof.kind === 'gate')
    return scripts.includes(proof.script) ? undefined : `there is no npm run ${proof.script}`;
  if (proof.kind === 'link') {
    const [file = ''] = proof.target.split('#');
    return existsSync(join('docs', file)) ? undefined : `there is no ${proof.target}`;
  }
  const { path, title } = proof;
  const [file, another] = files.filter((one) => one === path || one.endsWith(`/${path}`));
  if (file === undefined) return `there is no ${path}`;
  if (another !== undefined) return `${path} is the end of several paths`;
  return hasTest(readFileSync(file, 'utf8'), title) ? undefined : `${file} has no test “${title}”`;
}

/** A title is the first argument of a test, or the first of a row of cases. */
function hasTest(source: string, title: string): boolean {
  return ["'", '"', '`'].some((quote) => {
    const at = source.indexOf(`${quote}${title.replaceAll(quote, `\\${quote}`)}${quote},`);
    return at > 0 && /[([]\s*$/.test(source.slice(0, at));
  });
}
