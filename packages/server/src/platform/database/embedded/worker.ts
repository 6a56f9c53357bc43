import { parentPort, workerData } from 'node:worker_threads';
import type { PGlite, Results } from '@electric-sql/pglite';
import { getErrorFields } from '../database-error.ts';
import type { Message, Request, StatementResult, WorkerSettings } from './protocol.ts';
import { startEngine } from './start-engine.ts';

const port = parentPort;
if (port === null) throw new Error('this file runs as a worker thread');

const engine = await startEngine(workerData as WorkerSettings);
engine.onNotification((channel, payload) => post({ kind: 'notification', channel, payload }));

let turn: Promise<void> = Promise.resolve();
port.on('message', (request: Request) => {
  turn = turn.then(() => handle(request));
});
post({ kind: 'ready' });

async function handle(request: Request): Promise<void> {
  try {
    const results = await run(engine, request);
    post({ kind: 'result', id: request.id, results });
  } catch (error) {
    endAfterPanic(error);
    post({ kind: 'error', id: request.id, error: getErrorFields(error) });
  }
  if (request.kind === 'close') port?.close();
}

async function run(database: PGlite, request: Request): Promise<StatementResult[]> {
  if (request.kind === 'close') {
    await database.close();
    return [];
  }
  if (request.kind === 'end-lease') {
    await leaveTransaction(database);
    return [];
  }
  try {
    const results =
      request.kind === 'exec'
        ? await database.exec(request.sql)
        : [await database.query<Record<string, unknown>>(request.sql, [...request.parameters])];
    return results.map(statementResult);
  } catch (error) {
    endAfterPanic(error);
    throw error;
  } finally {
    // A single statement must never leave a transaction open: the next one belongs to somebody else.
    if (!request.lease) await leaveTransaction(database);
  }
}

/**
 * PostgreSQL ends at a PANIC, such as a full disk under its log, and replays that log at the next start. This
 * engine would go on, find no row any more and lose what it acknowledges: so its thread ends, and the process.
 */
function endAfterPanic(error: unknown): void {
  if (getErrorFields(error).severity === 'PANIC') process.exit(1);
}

async function leaveTransaction(database: PGlite): Promise<void> {
  if (database.isInTransaction()) await database.exec('rollback');
}

function statementResult(result: Results): StatementResult {
  return { rows: result.rows, command: result.command ?? '', rowCount: result.rowCount ?? 0 };
}

function post(message: Message): void {
  port?.postMessage(message);
}
