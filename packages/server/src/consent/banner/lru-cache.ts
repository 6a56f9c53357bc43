export interface LruCache<T> {
  get(key: string): T | undefined;
  set(key: string, value: T): void;
  delete(key: string): void;
}

/** Keeps what was asked for last, up to a sum of weights; what nobody asked for longest goes first. */
export function createLruCache<T>(most: number, weigh: (value: T) => number = () => 1): LruCache<T> {
  // A map keeps the order of insertion.
  const kept = new Map<string, { value: T; weight: number }>();
  let sum = 0;

  function remove(key: string): { value: T; weight: number } | undefined {
    const entry = kept.get(key);
    if (entry === undefined) return undefined;
    kept.delete(key);
    sum -= entry.weight;
    return entry;
  }
  function add(key: string, entry: { value: T; weight: number }): void {
    kept.set(key, entry);
    sum += entry.weight;
  }

  return {
    get(key) {
      const entry = remove(key);
      if (entry === undefined) return undefined;
      add(key, entry);
      return entry.value;
    },
    set(key, value) {
      remove(key);
      add(key, { value, weight: weigh(value) });
      for (const oldest of kept.keys()) {
        if (sum <= most) return;
        remove(oldest);
      }
    },
    delete: (key) => void remove(key),
  };
}
