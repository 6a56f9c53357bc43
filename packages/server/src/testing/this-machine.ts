/** Time zone and language of the machine on which a test runs, for a program that gets an environment of its own. */
export function thisMachine(): Record<string, string> {
  return Object.fromEntries(
    ['TZ', 'LANG', 'LC_ALL'].flatMap((name) => {
      const value = process.env[name];
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
