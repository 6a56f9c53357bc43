import type { ErrorFields } from '../database-error.ts';

/** What the worker is started with. */
export interface WorkerSettings {
  directory: string;
  /** False only in tests: nothing is synced to the disk. */
  durable: boolean;
}

/** `lease`: the statement belongs to the holder of the connection and may leave a transaction open. */
export type Request =
  | { id: number; kind: 'query'; sql: string; parameters: readonly unknown[]; lease: boolean }
  | { id: number; kind: 'exec'; sql: string; lease: boolean }
  | { id: number; kind: 'end-lease' }
  | { id: number; kind: 'close' };

export interface StatementResult {
  rows: Record<string, unknown>[];
  command: string;
  rowCount: number;
}

export type Message =
  | { kind: 'ready' }
  | { kind: 'result'; id: number; results: StatementResult[] }
  | { kind: 'error'; id: number; error: ErrorFields }
  | { kind: 'notification'; channel: string; payload: string };
