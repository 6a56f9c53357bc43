/** Milliseconds of work that nobody notices while typing; what takes longer waits for a pause. */
const fastMs = 50;
const pauseMs = 150;

/** Runs what was given last after changes: with the next picture, or in the next pause where it is slow. */
export function createScheduler() {
  let given: (() => void) | null = null;
  let isSlow = false;
  let callOff: (() => void) | null = null;
  const go = () => {
    callOff?.();
    callOff = null;
    const begin = performance.now();
    given?.();
    isSlow = performance.now() - begin > fastMs;
  };
  return {
    plan: (run: () => void) => {
      given = run;
      if (callOff && !isSlow) return;
      callOff?.();
      if (isSlow) {
        const timer = setTimeout(go, pauseMs);
        callOff = () => clearTimeout(timer);
      } else {
        const frame = requestAnimationFrame(go);
        callOff = () => cancelAnimationFrame(frame);
      }
    },
    now: (run: () => void) => {
      given = run;
      go();
    },
    end: () => callOff?.(),
  };
}
