/**
 * What this process counts and measures, for Prometheus. Every label has a fixed set of values, declared
 * here: no id, address or text of anybody can become one, and the number of series stays small.
 */
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

export const registry = new Registry();

type Labels = Readonly<Record<string, readonly string[]>>;
type Values<L extends Labels> = { readonly [Name in keyof L]: L[Name][number] };

/** The values that each label of each metric may have, by name of the metric. */
export const declaredLabels = new Map<string, Labels>();

function begun(name: string, labels: Labels): string {
  const full = `clausewright_${name}`;
  declaredLabels.set(full, labels);
  return full;
}

/** Every series of it begins at nothing, so that its first event is seen as a rise. */
export function counter<const L extends Labels>(
  name: string,
  help: string,
  labels: L,
): (values: Values<L>, by?: number) => void {
  const made = new Counter({
    name: begun(name, labels),
    help,
    labelNames: Object.keys(labels),
    registers: [registry],
  });
  for (const values of combinations(labels)) made.inc(values, 0);
  return (values, by = 1) => made.inc({ ...values }, by);
}

/** Seconds. */
export function duration<const L extends Labels>(
  name: string,
  help: string,
  { labels, buckets }: { labels: L; buckets: number[] },
): (values: Values<L>, seconds: number) => void {
  const made = new Histogram({
    name: begun(name, labels),
    help,
    labelNames: Object.keys(labels),
    buckets,
    registers: [registry],
  });
  for (const values of combinations(labels)) made.zero(values);
  return (values, seconds) => made.observe({ ...values }, seconds);
}

/** Its value is set anew for each reading. */
export function gauge<const L extends Labels>(
  name: string,
  help: string,
  labels: L,
): (values: Values<L>, value: number) => void {
  const made = new Gauge({
    name: begun(name, labels),
    help,
    labelNames: Object.keys(labels),
    registers: [registry],
  });
  return (values, value) => made.set({ ...values }, value);
}

function combinations(labels: Labels): Record<string, string>[] {
  return Object.entries(labels).reduce<Record<string, string>[]>(
    (made, [name, values]) => made.flatMap((one) => values.map((value) => ({ ...one, [name]: value }))),
    [{}],
  );
}
