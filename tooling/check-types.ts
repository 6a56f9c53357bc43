/** Type-checks every package in its own environment; run by `npm run types`. */
import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const projects = readdirSync('packages')
  .flatMap((name) => ['tsconfig.json', 'tsconfig.test.json'].map((file) => join('packages', name, file)))
  .concat(['e2e/tsconfig.json', 'bench/tsconfig.json', 'tooling/tsconfig.json'])
  .filter((file) => existsSync(file));

function check(project: string): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn('tsc', ['--pretty', 'false', '-p', project], { stdio: 'inherit' });
    child.on('close', (code) => resolve(code ?? 1));
  });
}

let failed = 0;
for (const project of projects) if ((await check(project)) !== 0) failed += 1;
process.exit(failed === 0 ? 0 : 1);
