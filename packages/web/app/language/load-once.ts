const loading = new Map<string, Promise<unknown>>();

/** The same promise for a key each time, as React's `use` wants it; after a failure the next visit tries again. */
export function loadOnce<Loaded>(key: string, load: () => Promise<Loaded>): Promise<Loaded> {
  const known = loading.get(key);
  if (known) return known as Promise<Loaded>;
  const promise = load();
  loading.set(key, promise);
  promise.catch(() => loading.delete(key));
  return promise;
}
