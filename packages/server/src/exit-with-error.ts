/** Says why the program does not start, and with which code it ends. */
export function exitWithError(reason: string, exitCode: number): void {
  process.stderr.write(`${reason}\n`);
  process.exitCode = exitCode;
}
