import { createLruCache } from './lru-cache.ts';

/** Works out an answer once for all who want it, and keeps the ones asked for last. A fault is not kept. */
export function memoize<T extends object>(
  most: number,
  weigh: (value: T) => number = () => 1,
): (key: string, make: () => Promise<T | null>) => Promise<T | null> {
  const answers = createLruCache<T>(most, weigh);
  const underWay = new Map<string, Promise<T | null>>();

  function begin(key: string, make: () => Promise<T | null>): Promise<T | null> {
    const work = make();
    underWay.set(key, work);
    const end = (answer: T | null): void => {
      underWay.delete(key);
      if (answer !== null) answers.set(key, answer);
    };
    work.then(end, () => end(null));
    return work;
  }

  return async (key, make) => answers.get(key) ?? underWay.get(key) ?? begin(key, make);
}
