/**
 * The commands of README and guides, as somebody types them: all `sh` blocks of a page in one shell, but those
 * below a comment `<!-- no-run: why -->`.
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect } from 'vitest';
import { further, test } from './support/main-and-further.ts';
import { startServer } from './support/running-server.ts';

const pages = [
  'README.md',
  'docs/operator-guide.md',
  'docs/backup.md',
  'docs/payments.md',
  'docs/developer-guide.md',
  'docs/extending.md',
  'docs/drafting.md',
];

interface Block {
  language: string;
  code: string;
  /** Why it is not run. */
  because: string | undefined;
}

function blocksOf(page: string): Block[] {
  const fences = /(?:^<!-- no-run: *(.*?) *-->\n)?^```(.*)\n([\s\S]*?)^```$/gm;
  return Array.from(readFileSync(page, 'utf8').matchAll(fences), ([, because, language = '', code = '']) => ({
    language,
    code,
    because,
  }));
}

/** Where the commands find the project, and may leave files. */
function workplace(): string {
  const folder = mkdtempSync(join(tmpdir(), 'guide-'));
  for (const name of readdirSync('.')) symlinkSync(resolve(name), join(folder, name));
  return folder;
}

function run(script: string, cwd: string, environment: Record<string, string>) {
  return new Promise<{ code: number | null; output: string }>((done) => {
    const shell = spawn('bash', ['-euo', 'pipefail', '-c', script], {
      cwd,
      env: { PATH: process.env['PATH'], HOME: cwd, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [shell.stdout, shell.stderr])
      stream.on('data', (text: Buffer) => (output += text.toString()));
    shell.on('close', (code) => done({ code, output }));
  });
}

test.each(pages)('%s labels its commands and explains why some are not run', (page) => {
  const blocks = blocksOf(page);
  expect(blocks.filter(({ language }) => language === 'sh').length).toBeGreaterThan(1);
  expect(blocks.filter(({ language }) => /^(bash|shell|console|sh .*)$/.test(language))).toEqual([]);
  for (const { because } of blocks) expect(because).not.toBe('');
});

async function typeCommands(page: string): Promise<void> {
  await using server = await startServer();
  const folder = workplace();
  try {
    const script = blocksOf(page)
      .filter(isRun)
      .map(({ code }) => `printf '\\n## %s\\n' ${quoted(code)}\n${code}`)
      .join('\n')
      .replaceAll('http://localhost:3000', server.origin);
    const { code, output } = await run(script, folder, {
      DATA_DIR: server.dataDir,
      PORT: new URL(server.origin).port,
    });
    expect(code, output).toBe(0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
/** The one that every operator reads. */
const first = 'docs/operator-guide.md';
test.each([first])('the commands in %s work as written', typeCommands);
further.each(pages.filter((page) => page !== first && blocksOf(page).some(isRun)))(
  'the commands in %s work as written',
  typeCommands,
);

function isRun({ language, because }: Block): boolean {
  return language === 'sh' && because === undefined;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
