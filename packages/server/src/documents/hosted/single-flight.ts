/**
 * Asks once for all who want the same at the same time. Who comes while an answer is under way waits for
 * the next one: nobody is told a state from before he asked, and nothing has to be thrown away.
 */
export function singleFlight<T>(load: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const lines = new Map<string, { running: Promise<T>; next: Promise<T> | null }>();

  function run(key: string): Promise<T> {
    const line = { running: load(key), next: null };
    lines.set(key, line);
    const end = (): void => {
      if (lines.get(key) === line && line.next === null) lines.delete(key);
    };
    line.running.then(end, end);
    return line.running;
  }

  return (key) => {
    const line = lines.get(key);
    if (line === undefined) return run(key);
    const again = (): Promise<T> => run(key);
    line.next ??= line.running.then(again, again);
    return line.next;
  };
}
