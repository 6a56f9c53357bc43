/** Calls that `inFlight` callers make one after the other, for `seconds`. */
export async function callsPerSecond(
  call: () => Promise<unknown>,
  { inFlight, seconds }: { inFlight: number; seconds: number },
): Promise<number> {
  const begun = performance.now();
  const end = begun + seconds * 1000;
  let calls = 0;
  async function caller(): Promise<void> {
    for (; performance.now() < end; calls += 1) await call();
  }
  await Promise.all(Array.from({ length: inFlight }, caller));
  return (calls / (performance.now() - begun)) * 1000;
}
