/**
 * The whole product under load: each kind of request at 70 % of what it can, all together at 70 % of the machine,
 * twice as much as it can, and afterwards. Half of the machine is the generator and the database.
 */
import { setTimeout } from 'node:timers/promises';
import { calibrate } from './calibration.ts';
import { type Measure, median, type Row, round } from './figure.ts';
import { type Kind, kinds, type LoadedProduct, startLoadedProduct } from './loaded-product.ts';
import { postgresCluster } from './postgres-cluster.ts';
import { memoryOfTree } from './process-tree.ts';
import { closedLoop } from './sending/closed-loop.ts';
import { openLoop, type OpenLoaded } from './sending/open-loop.ts';
import { quantile } from './sending/tally.ts';

const seconds = 5;
const overloadSeconds = 20;

export const measure: Measure = async (rounds) => {
  using cluster = await postgresCluster();
  cluster.create();
  cluster.start();
  const rows: Row[] = [];
  {
    await using product = await startLoadedProduct(cluster.url);
    const capacities = new Map<Kind, number>();
    for (const kind of kinds) {
      say(`${kind}, alone`);
      const capacity = await capacityOf(product, kind, rounds);
      capacities.set(kind, capacity.perSecond);
      rows.push(...(await alone(product, kind, capacity, rounds)));
    }
    say('all together');
    rows.push(...(await together(product, capacities, rounds)));
    say('twice as much as it can');
    rows.push(...(await overloaded(product, capacities)));
  }
  cluster.stop();
  return rows;
};

function say(what: string): void {
  console.error(`under-load: ${what}`);
}

interface Capacity {
  perSecond: number;
  /** Milliseconds of one caller, half of whose requests take less. */
  idle: number;
}

async function capacityOf({ of }: LoadedProduct, kind: Kind, rounds: number): Promise<Capacity> {
  const { port, next } = of[kind];
  await closedLoop(port, next, { connections: 16, seconds: 2 });
  const [idle, full]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < rounds; turn += 1) {
    const one = await closedLoop(port, next, { connections: 1, seconds: 1 });
    const many = await closedLoop(port, next, { connections: 16, seconds: 2 });
    for (const { statuses } of [one, many]) mustBeServed(kind, statuses);
    idle.push(quantile(one.taken, 0.5));
    full.push(many.perSecond);
  }
  return { perSecond: median(full), idle: median(idle) };
}

/** A refusal would be measured in place of the work. */
function mustBeServed(kind: Kind, statuses: ReadonlyMap<number, number>): void {
  const served = (status: number): boolean => (status >= 200 && status < 300) || status === 503;
  if ([...statuses.keys()].every(served)) return;
  throw new Error(`${kind}: statuses ${[...statuses].join(' ')}`);
}

async function alone(
  { of }: LoadedProduct,
  kind: Kind,
  { perSecond, idle }: Capacity,
  rounds: number,
): Promise<Row[]> {
  const parts: OpenLoaded[] = [];
  for (let turn = 0; turn < rounds; turn += 1)
    parts.push(await atRate(of[kind], kind, { perSecond: perSecond * 0.7, seconds }));
  const p99 = median(parts.map(({ taken }) => quantile(taken, 0.99)));
  return [
    {
      goal: 'load',
      what: `${kind}, at 70 % of what it can: p99 : p50 of a single caller`,
      value: p99 / idle,
      medians: { 'capacity/s': round(perSecond), 'idle p50 ms': round(idle), 'p99 ms': round(p99) },
    },
    fine(`${kind}, at 70 % of what it can`, parts),
  ];
}

function atRate(
  { port, next }: LoadedProduct['of'][Kind],
  kind: Kind,
  rate: { perSecond: number; seconds: number; lines?: number },
): Promise<OpenLoaded> {
  return openLoop(port, () => ({ request: next(), group: kind }), rate);
}

/** Faults, connections cut off and requests without an end, of which there are to be none. */
function fine(what: string, parts: readonly OpenLoaded[]): Row {
  const count = (of: (part: OpenLoaded) => number): number => parts.reduce((sum, part) => sum + of(part), 0);
  const of = (status: number) => count(({ statuses }) => statuses.get(status) ?? 0);
  const failed = count((part) => part.failed);
  const hung = count((part) => part.hung);
  const cut = of(0);
  return {
    goal: 'load',
    what: `${what}: answers that are faults, and requests that hang`,
    value: failed + hung + cut,
    unit: 'rows',
    target: { atMost: 0 },
    medians: {
      good: count(({ taken }) => taken.length),
      'told to come again': of(503),
      'cut off': cut,
      hung,
      'without a connection': count(({ unsent }) => unsent),
    },
  };
}

/** Each kind has the same share of the machine. */
function everything(
  { of }: LoadedProduct,
  capacities: ReadonlyMap<Kind, number>,
  { share, seconds: long }: { share: number; seconds: number },
): Promise<OpenLoaded[]> {
  return Promise.all(
    kinds.map((kind) =>
      atRate(of[kind], kind, {
        perSecond: ((capacities.get(kind) ?? 0) * share) / kinds.length,
        seconds: long,
        // All of them but the answers go to one process, which takes 2000.
        lines: 380,
      }),
    ),
  );
}

async function together(
  product: LoadedProduct,
  capacities: ReadonlyMap<Kind, number>,
  rounds: number,
): Promise<Row[]> {
  const rows: Row[] = [];
  const calm = await everything(product, capacities, { share: 0.05, seconds });
  const parts: OpenLoaded[][] = [];
  for (let turn = 0; turn < rounds; turn += 1)
    parts.push(await everything(product, capacities, { share: 0.7, seconds }));
  for (const [at, kind] of kinds.entries()) {
    const of = parts.flatMap((part) => part[at] ?? []);
    const p99 = median(of.map(({ taken }) => quantile(taken, 0.99)));
    const p50 = quantile(calm[at]?.taken ?? [], 0.5);
    rows.push({
      goal: 'load',
      what: `${kind}, all kinds together at 70 % of the machine: p99 : p50 at 5 %`,
      value: p99 / p50,
      medians: { 'p99 ms': round(p99), 'p50 ms at 5 %': round(p50) },
    });
  }
  return [...rows, fine('all kinds together at 70 % of the machine', parts.flat())];
}

async function overloaded(product: LoadedProduct, capacities: ReadonlyMap<Kind, number>): Promise<Row[]> {
  const memory = (): number => product.pids.reduce((sum, pid) => sum + memoryOfTree(pid), 0);
  const before = median((await everything(product, capacities, { share: 0.3, seconds })).map(half));
  await everything(product, capacities, { share: 2, seconds });
  const early = memory();
  const parts = await everything(product, capacities, { share: 2, seconds: overloadSeconds });
  const late = memory();
  const begun = performance.now();
  const { wall } = calibrate();
  let after = Number.POSITIVE_INFINITY;
  while (after > 2 * before && performance.now() - begun < 60_000) {
    after = median((await everything(product, capacities, { share: 0.3, seconds: 1 })).map(half));
    await setTimeout(100);
  }
  return [
    fine('twice what the machine can', parts),
    {
      goal: 'load',
      what: `twice what the machine can: memory after ${seconds + overloadSeconds} s : after ${seconds} s`,
      value: late / early,
      target: { atMost: 1.2 },
      medians: { 'MB early': round(early), 'MB late': round(late) },
    },
    {
      goal: 'load',
      what: 'after twice what the machine can: half of the answers take at most twice their time again within',
      value: ((performance.now() - begun) / 1000) * wall,
      unit: 's*',
      target: { atMost: 30 },
      medians: { 'before, ms': round(before), 'after, ms': round(after) },
    },
  ];
}

function half({ taken }: OpenLoaded): number {
  return quantile(taken, 0.5);
}
