/** What a figure is: medians over interleaved rounds, and how they stand to the goal. */

export type Target = { atMost: number } | { atLeast: number };

export interface Row {
  /** Row of the goals, such as `P5`. */
  goal: string;
  what: string;
  /** A ratio inside one run, unless `unit` names bytes, counts, calibrated milliseconds or, where a person waits for a slowed browser, plain ones. */
  value: number;
  unit?:
    | 'ways'
    | 'sites'
    | 'errors'
    | 'kB'
    | 'MB'
    | 's*'
    | 'ms'
    | 'ms*'
    | 'rows'
    | 'shift'
    | 'words'
    | 'points'
    | 'B'
    | 'ms CPU'
    | 's CPU'
    | '%';
  /** Absent: reported, nothing was promised. */
  target?: Target;
  /** What the value was made of, in the unit that the key names. */
  medians: Readonly<Record<string, number>>;
}

/** Measures everything of one script; `rounds` are those that count. */
export type Measure = (rounds: number) => Promise<readonly Row[]>;

export interface Result {
  name: string;
  date: string;
  node: string;
  machine: string;
  rounds: number;
  rows: readonly (Row & { met: boolean | null })[];
}

export function isMet({ value, target }: Row): boolean | null {
  if (target === undefined) return null;
  return 'atMost' in target ? value <= target.atMost : value >= target.atLeast;
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length >> 1;
  const upper = sorted[middle];
  if (upper === undefined) throw new Error('a median of nothing');
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? upper)) / 2;
}

type Contenders<Name extends string> = Readonly<Record<Name, () => Promise<number>>>;

/**
 * Lets each contender run once per round and returns its values in the order of the rounds. The order
 * turns from round to round, and a first round that is not counted warms everything up. Tells on standard error how far it is.
 */
export async function interleave<Name extends string>(
  rounds: number,
  contenders: Contenders<Name>,
): Promise<Record<Name, number[]>> {
  const names = Object.keys(contenders) as Name[];
  const values = Object.fromEntries(names.map((name) => [name, []])) as unknown as Record<Name, number[]>;
  for (let round = 0; round <= rounds; round += 1) {
    const turn = round % names.length;
    for (const name of [...names.slice(turn), ...names.slice(0, turn)]) {
      const value = await contenders[name]();
      if (round > 0) values[name].push(value);
      console.error(`round ${round} of ${rounds}: ${name} ${value.toPrecision(3)}`);
    }
  }
  return values;
}

/** The median of the ratios of each round: a slow minute of the machine slows both sides of one ratio. */
export function ratio(numerators: readonly number[], denominators: readonly number[]): number {
  return median(numerators.map((value, round) => value / (denominators[round] ?? Number.NaN)));
}

export function medians<Name extends string>(values: Record<Name, readonly number[]>): Record<Name, number> {
  const entries = Object.entries<readonly number[]>(values).map(([name, list]) => [
    name,
    round(median(list)),
  ]);
  return Object.fromEntries(entries) as Record<Name, number>;
}

/** Three digits say all that such a measurement knows. */
export function round(value: number): number {
  return Number(value.toPrecision(3));
}
