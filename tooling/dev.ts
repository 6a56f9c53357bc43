/** `npm run dev`: the server in development mode, and the web app with live reload that forwards calls to it. */
import { spawn } from 'node:child_process';

const children = [
  spawn('node', ['--watch', '--watch-preserve-output', 'packages/server/src/main.ts'], {
    stdio: 'inherit',
    env: { NODE_ENV: 'development', ...process.env },
  }),
  spawn('npm', ['run', '--silent', 'dev', '--workspace', '@clausewright/web'], { stdio: 'inherit' }),
];
const stop = (): void => children.forEach((child) => child.kill('SIGTERM'));
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
for (const child of children) child.once('exit', stop);
