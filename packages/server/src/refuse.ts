/** Says why the program does not start, and with which code it ends. */
export function refuse(reason: string, exitCode: number): void {
  process.stderr.write(`${reason}\n`);
  process.exitCode = exitCode;
}
