/** Lines `NAME=value` of a file of settings, as compose reads them; comments and what is no such line are left out. */
export function readSettings(text: string): Readonly<Record<string, string>> {
  const lines = text.split(/\r?\n/).map((line) => /^([A-Z][A-Z0-9_]*)=(.*)$/.exec(line));
  return Object.fromEntries(lines.flatMap((found) => (found ? [[found[1] ?? '', found[2] ?? '']] : [])));
}
