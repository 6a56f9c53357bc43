import { spawn } from 'node:child_process';
import { startPostgres } from './start-postgres.ts';

/** `node with-postgres.ts COMMAND …`: runs the command with TEST_DATABASE_URL naming a throwaway server. */
const [command, ...parameters] = process.argv.slice(2);
if (command === undefined) throw new Error('usage: with-postgres.ts COMMAND [ARGUMENT …]');
const server = await startPostgres();
const child = spawn('env', [`TEST_DATABASE_URL=${server.url}`, command, ...parameters], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
child.on('exit', (code) => {
  server.stop();
  process.exitCode = code ?? 1;
});
