/** Whether a statement stays with the sites that it names, as it must where rows are spread by their site. */
import type { PlanNode } from './explained-statements.ts';

interface Scan {
  table: string;
  alias: string;
  /** What has to hold of its rows, here and in the joins above. */
  conditions: readonly string[];
}

const conditionKeys = [
  'Index Cond',
  'Recheck Cond',
  'Filter',
  'Hash Cond',
  'Merge Cond',
  'Join Filter',
] as const;

/**
 * Tables among these, by names without the month of a partition, that are read, changed or emptied for no site in
 * particular. `leading`: tables that lead to sites, with the columns by which that is a few of them.
 */
export function readForAllSites(
  plan: PlanNode,
  tables: ReadonlySet<string>,
  leading: Readonly<Record<string, readonly string[]>>,
): string[] {
  const scans = [...scansIn(plan, (table) => tables.has(table) || table in leading)];
  const bound = new Set<Scan>();
  // A row that is bound to one of a site by its site is of that site too.
  for (let before = -1; before < bound.size;) {
    before = bound.size;
    const open = new Set(scans.filter((scan) => !bound.has(scan)).flatMap((scan) => namesOf(scan.alias)));
    for (const scan of scans) {
      const columns = leading[scan.table] ?? ['site_id'];
      if (!bound.has(scan) && scan.conditions.some((text) => binds(text, scan.alias, columns, open)))
        bound.add(scan);
    }
  }
  const loose = scans.filter((scan) => !bound.has(scan) && tables.has(scan.table));
  return [...new Set(loose.map(({ table }) => table))].toSorted();
}

function* scansIn(
  node: PlanNode,
  isLooked: (table: string) => boolean,
  above: readonly string[] = [],
): Generator<Scan> {
  const own = conditionKeys.flatMap((key) => (typeof node[key] === 'string' ? [node[key]] : []));
  const conditions = [...own, ...above];
  const table = node['Relation Name']?.replace(/_\d{4}_\d{2}$/u, '');
  // What an insert writes has a site, as no row is without; what it reads stands below.
  if (table !== undefined && isLooked(table) && node['Node Type'] !== 'ModifyTable')
    yield { table, alias: node.Alias ?? table, conditions };
  for (const child of node.Plans ?? []) yield* scansIn(child, isLooked, conditions);
}

/** A partition's alias is that of its table with a number. */
function namesOf(alias: string): string[] {
  return [alias, alias.replace(/_\d+$/u, '')];
}

/** An equation of such a column with anything but a column of a table that is itself not bound. */
function binds(
  condition: string,
  alias: string,
  columns: readonly string[],
  open: ReadonlySet<string>,
): boolean {
  return namesOf(alias).some((name) => {
    const own = String.raw`\(*\b${name}\.(?:${columns.join('|')})\)?(?:::\w+)?`;
    const equations = [
      ...condition.matchAll(new RegExp(String.raw`${own} = (?:ANY )?\(*(\S+)`, 'gu')),
      ...condition.matchAll(new RegExp(String.raw`(\S+) = ${own}`, 'gu')),
    ];
    return equations.some(([, other = '']) => {
      const table = /^\(*(\w+)\.\w/u.exec(other)?.[1];
      return table === undefined || !open.has(table);
    });
  });
}
