/** Names in memory at a time; what was forgotten meanwhile is asked about again, which changes nothing. */
const mostSeen = 200_000;
const batch = 500;

export interface BatchedDedupe<Item> {
  note(name: string, item: Item): Promise<void> | undefined;
  /** Asks about those that are left. */
  end(): Promise<void>;
}

/** Asks once, and in batches, about whatever comes by many times. */
export function createBatchedDedupe<Item>(
  ask: (items: readonly Item[]) => Promise<void>,
): BatchedDedupe<Item> {
  const seen = new Set<string>();
  let waiting: Item[] = [];
  const end = async (): Promise<void> => {
    const items = waiting;
    waiting = [];
    if (items.length > 0) await ask(items);
  };
  return {
    end,
    note(name, item) {
      if (seen.has(name)) return undefined;
      if (seen.size >= mostSeen) seen.clear();
      seen.add(name);
      return waiting.push(item) < batch ? undefined : end();
    },
  };
}
