import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { compiledOnce } from '../../../testing/template.ts';
import { thisMachine } from '../../../testing/this-machine.ts';

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** Runs the program as an operator does. */
export function typeCommand(
  environment: Record<string, string>,
  ...words: string[]
): Promise<{ code: unknown; output: string; errors: string }> {
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [main, ...words],
      { env: { ...thisMachine(), NODE_COMPILE_CACHE: compiledOnce, ...environment } },
      (error, output, errors) => resolve({ code: error?.code ?? 0, output, errors }),
    );
  });
}
