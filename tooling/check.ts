/**
 * All checks of the sources at once (`npm run check`): the longest uses both cores of a small machine for most of the
 * time, the others fill what it leaves. Each prints when it has ended, so that their lines do not mix.
 */
import { spawn } from 'node:child_process';

const checks: Readonly<Record<string, readonly string[]>> = {
  'lint and types': ['npm', 'run', '--silent', 'lint'],
  'unused code': ['npm', 'run', '--silent', 'unused'],
  format: ['npm', 'run', '--silent', 'format:check'],
  library: [process.execPath, 'tooling/check-library.ts'],
  'source rules': [process.execPath, 'tooling/check-source.ts'],
  licences: [process.execPath, 'tooling/check-licences.ts'],
  advisories: [process.execPath, 'tooling/check-advisories.ts'],
};

async function run(name: string, [program = '', ...words]: readonly string[]): Promise<boolean> {
  const began = performance.now();
  const child = spawn(program, words, { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (text: Buffer) => (output += text.toString()));
  child.stderr.on('data', (text: Buffer) => (output += text.toString()));
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)\n${output.trimEnd()}`.trimEnd());
  return code === 0;
}

const passed = await Promise.all(Object.entries(checks).map(([name, command]) => run(name, command)));
process.exit(passed.every(Boolean) ? 0 : 1);
