/** Work that is done one after the other; null where too much of it waits already. */
export function boundedQueue(
  mostWaiting: number,
): <Result>(work: () => Promise<Result>) => Promise<Result> | null {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return (work) => {
    if (waiting > mostWaiting) return null;
    waiting += 1;
    const done = last.then(work).finally(() => {
      waiting -= 1;
    });
    last = done.catch(() => {});
    return done;
  };
}
