export type Admitted<Value> = { ok: true; value: Value } | { ok: false };

/** Runs work; refuses it at once when too much waits already. */
export type ConcurrencyLimit = <Value>(work: () => Promise<Value>) => Promise<Admitted<Value>>;

/** Lets `at` pieces of work run at once and `waiting` more wait, first come first served. */
export function createConcurrencyLimit({ at, waiting }: { at: number; waiting: number }): ConcurrencyLimit {
  const queue: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running === at) {
      if (queue.length === waiting) return { ok: false };
      // Whoever ends hands its place on, so that nobody can slip in between.
      await new Promise<void>((resolve) => queue.push(resolve));
    } else {
      running += 1;
    }
    try {
      return { ok: true, value: await work() };
    } finally {
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
