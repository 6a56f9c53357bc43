/**
 * The page's edge: what goes wrong on our side stays on our side, so that nothing of ours ends as an error of
 * somebody's shop. Undefined where it throws: a page that forbids storage, froze an object or replaced a
 * built-in. The next part does what it can.
 */
export const attempt = <Result>(run: () => Result): Result | undefined => {
  try {
    return run();
  } catch {
    return undefined;
  }
};
