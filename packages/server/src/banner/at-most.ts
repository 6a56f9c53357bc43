/** Lets so many pieces of work run at a time; null for what comes beyond, at once and without waiting. */
export function atMost(most: number): <T>(work: () => Promise<T>) => Promise<T> | null {
  let running = 0;
  return (work) => {
    if (running >= most) return null;
    running += 1;
    return work().finally(() => {
      running -= 1;
    });
  };
}
