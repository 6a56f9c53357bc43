/**
 * Circles between the entries of a folder. An import from `a/b/x.ts` to `a/c/y.ts` is one from `b` to `c`
 * in the folder `a`: so every import counts in exactly one folder, a file there is an entry like a folder,
 * and no circle between files escapes, however far apart they lie. Tests, their configuration and what only they use stand
 * outside: they set up whole stories and may know every feature.
 */
import type { Import } from './import-graph.ts';

export interface Cycle {
  /** The folder whose entries import each other. */
  folder: string;
  entries: string[];
  /** Whether it would be no circle without the imports of types. */
  typeOnly: boolean;
  imports: Import[];
}

export const ignoredFiles = /\.test\.tsx?$|\/testing\/|(?:^|\/)vitest\.config\.ts$/;

interface Step {
  folder: string;
  from: string;
  to: string;
  by: Import;
}

/** Where an import leads from one entry of a folder to another. */
function stepOf(by: Import): Step {
  const from = by.from.split('/');
  const to = by.to.split('/');
  let depth = 0;
  while (from[depth] === to[depth]) depth += 1;
  return {
    folder: from.slice(0, depth).join('/') || '.',
    from: from[depth] ?? '',
    to: to[depth] ?? '',
    by,
  };
}

/** Groups of two and more names that reach each other (Tarjan's strongly connected components). */
function connected(steps: readonly Step[]): string[][] {
  const next = Map.groupBy(steps, ({ from }) => from);
  const index = new Map<string, number>();
  const low = new Map<string, number>();
  const open: string[] = [];
  const groups: string[][] = [];
  function visit(name: string): void {
    index.set(name, index.size);
    low.set(name, index.get(name)!);
    open.push(name);
    for (const { to } of next.get(name) ?? []) {
      if (!index.has(to)) visit(to);
      if (open.includes(to)) low.set(name, Math.min(low.get(name)!, low.get(to)!));
    }
    if (low.get(name) !== index.get(name)) return;
    const group = open.splice(open.indexOf(name));
    if (group.length > 1) groups.push(group.toSorted());
  }
  for (const name of next.keys()) if (!index.has(name)) visit(name);
  return groups;
}

/** Every circle in `imports`: those of values, and those that types close or make larger. */
export function findCycles(imports: readonly Import[]): Cycle[] {
  const counted = imports.filter(({ from, to }) => !ignoredFiles.test(from) && !ignoredFiles.test(to));
  const byFolder = Map.groupBy(counted.map(stepOf), ({ folder }) => folder);
  return [...byFolder].flatMap(([folder, steps]) => {
    const ofValues = connected(steps.filter(({ by }) => !by.typeOnly));
    const known = new Set(ofValues.map((group) => group.join('\n')));
    const closedByTypes = connected(steps).filter((group) => !known.has(group.join('\n')));
    const circle = (entries: string[], typeOnly: boolean): Cycle => ({
      folder,
      entries,
      typeOnly,
      imports: steps
        .filter(
          ({ from, to, by }) => entries.includes(from) && entries.includes(to) && (typeOnly || !by.typeOnly),
        )
        .map(({ by }) => by),
    });
    return [
      ...ofValues.map((group) => circle(group, false)),
      ...closedByTypes.map((group) => circle(group, true)),
    ];
  });
}

/** A circle as lines for whoever has to mend it: its entries, then each import between two of them, the rarest first. */
export function describe({ folder, entries, typeOnly, imports }: Cycle): string[] {
  const pairs = Map.groupBy(imports.map(stepOf), ({ from, to }) => `${from} -> ${to}`);
  return [
    `${folder}: ${entries.join(', ')} import each other${typeOnly ? ', counting types' : ''}`,
    ...[...pairs]
      .toSorted(([, a], [, b]) => a.length - b.length)
      .flatMap(([pair, steps]) => [
        `  ${pair}`,
        ...steps.map(({ by }) => `    ${by.from}:${by.line} ${by.typeOnly ? '(type) ' : ''}${by.to}`),
      ]),
  ];
}
