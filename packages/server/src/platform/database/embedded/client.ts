import type { Worker } from 'node:worker_threads';
import { timeDatabaseWait } from '../wait-counter.ts';
import { databaseError } from '../database-error.ts';
import type { Message, Request, StatementResult } from './protocol.ts';

/** A statement's way to the engine: of the one who holds the connection, or of nobody in particular. */
export interface Statements {
  query(sql: string, parameters: readonly unknown[]): Promise<StatementResult>;
  /** Several statements without parameters; one result each. */
  exec(sql: string): Promise<StatementResult[]>;
}

/** The connection for oneself. Whatever transaction is open when it ends is rolled back. */
export interface Lease extends Statements {
  end(): void;
}

export interface ClientLimits {
  /** Milliseconds a caller waits for the connection before 55P03. */
  wait: number;
  /** Milliseconds one statement may take before the engine is ended; the engine knows no statement_timeout. */
  statement: number;
}

export interface EmbeddedClient extends Statements {
  lease(): Promise<Lease>;
  /** Runs `work` between begin and commit; a throw rolls back. */
  transaction<T>(work: (statements: Statements) => Promise<T>): Promise<T>;
  listen(channel: string, receive: (payload: string) => void): Promise<() => Promise<void>>;
  /** Whether the one connection is at work, and how many callers wait for it. */
  connections(): { busy: 0 | 1; idle: 0 | 1; waiting: number };
  close(): Promise<void>;
  /** Settles when the engine's thread ends; `asked` tells whether by `close`. */
  exited: Promise<{ asked: boolean; code: number }>;
}

interface Pending {
  resolve(results: StatementResult[]): void;
  reject(error: Error): void;
}

interface Waiting {
  grant(): void;
  refuse(error: Error): void;
}

type Unnumbered<T> = T extends unknown ? Omit<T, 'id'> : never;

/** The main thread's side of the embedded engine: one connection, strictly first come, first served. */
export function embeddedClient(worker: Worker, limits: ClientLimits): EmbeddedClient {
  const pending = new Map<number, Pending>();
  const waiting: Waiting[] = [];
  const listeners = new Map<string, Set<(payload: string) => void>>();
  let nextId = 1;
  let leased = false;
  let asked = false;
  let ended: Error | undefined;
  let watchdog: NodeJS.Timeout | undefined;

  worker.on('message', (message: Message) => {
    if (message.kind === 'notification') {
      for (const receive of listeners.get(message.channel) ?? []) receive(message.payload);
    } else if (message.kind !== 'ready') settle(message);
  });
  const exited = new Promise<{ asked: boolean; code: number }>((resolve) => {
    worker.on('error', (error) => fail(error));
    worker.on('exit', (code) => {
      fail(new Error(`the embedded database ended with code ${code}`));
      resolve({ asked, code });
    });
  });

  function fail(cause: Error): void {
    ended ??= databaseError({ message: cause.message, code: '57P01', severity: 'FATAL' });
    clearTimeout(watchdog);
    for (const request of pending.values()) request.reject(ended);
    pending.clear();
    for (const entry of waiting.splice(0)) entry.refuse(ended);
  }

  function settle(message: Extract<Message, { kind: 'result' | 'error' }>): void {
    const request = pending.get(message.id);
    pending.delete(message.id);
    watch();
    if (message.kind === 'result') request?.resolve(message.results);
    else request?.reject(databaseError(message.error));
  }

  function watch(): void {
    clearTimeout(watchdog);
    if (pending.size > 0) watchdog = setTimeout(() => void worker.terminate(), limits.statement).unref();
  }

  function post(request: Unnumbered<Request>): Promise<StatementResult[]> {
    if (ended !== undefined) return Promise.reject(ended);
    const id = nextId++;
    return new Promise((resolve, reject) => {
      pending.set(id, { resolve, reject });
      if (pending.size === 1) watch();
      try {
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
        worker.postMessage({ ...request, id });
      } catch (error) {
        pending.delete(id);
        reject(error instanceof Error ? error : new Error(String(error)));
      }
    });
  }

  /** Runs `start` as soon as nobody holds the connection and nobody came earlier. */
  function oneAfterAnother<T>(start: () => Promise<T>): Promise<T> {
    if (ended !== undefined) return Promise.reject(ended);
    if (!leased && waiting.length === 0) {
      timeDatabaseWait({}, 0);
      return start();
    }
    const since = performance.now();
    return new Promise((resolve, reject) => {
      const entry: Waiting = {
        grant() {
          clearTimeout(timer);
          timeDatabaseWait({}, (performance.now() - since) / 1000);
          start().then(resolve, reject);
        },
        refuse(error) {
          clearTimeout(timer);
          reject(error);
        },
      };
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(entry), 1);
        reject(
          databaseError({
            message: `the connection was not free within ${limits.wait} ms (the outer database used inside a transaction?)`,
            code: '55P03',
            severity: 'ERROR',
          }),
        );
      }, limits.wait);
      waiting.push(entry);
    });
  }

  /** Lets waiting callers go on, in order, up to and with the next one that takes the connection. */
  function drain(): void {
    while (waiting.length > 0) {
      if (leased) return;
      waiting.shift()?.grant();
    }
  }

  function statements(lease: boolean, entry: <T>(start: () => Promise<T>) => Promise<T>): Statements {
    return {
      query: async (sql, parameters) => {
        const [result] = await entry(() => post({ kind: 'query', sql, parameters, lease }));
        return result ?? { rows: [], command: '', rowCount: 0 };
      },
      exec: (sql) => entry(() => post({ kind: 'exec', sql, lease })),
    };
  }

  function grantLease(): Promise<Lease> {
    leased = true;
    let open = true;
    const entry = <T>(start: () => Promise<T>): Promise<T> =>
      open ? start() : Promise.reject(new Error('this lease has ended'));
    return Promise.resolve({
      ...statements(true, entry),
      end() {
        if (!open) return;
        open = false;
        post({ kind: 'end-lease' }).catch(fail);
        leased = false;
        drain();
      },
    });
  }

  const single = statements(false, oneAfterAnother);
  const lease = (): Promise<Lease> => oneAfterAnother(grantLease);

  return {
    ...single,
    lease,
    exited,
    connections() {
      const busy = leased || pending.size > 0 ? 1 : 0;
      return { busy, idle: busy === 1 ? 0 : 1, waiting: waiting.length };
    },
    async transaction(work) {
      const own = await lease();
      try {
        await own.exec('begin');
        const value = await work(own);
        await own.exec('commit');
        return value;
      } finally {
        own.end();
      }
    },
    async listen(channel, receive) {
      const receivers = listeners.get(channel) ?? new Set();
      listeners.set(channel, receivers.add(receive));
      await single.exec(`listen ${quoted(channel)}`);
      return async () => {
        receivers.delete(receive);
        if (receivers.size === 0) await single.exec(`unlisten ${quoted(channel)}`);
      };
    },
    async close() {
      asked = true;
      if (ended === undefined) await oneAfterAnother(() => post({ kind: 'close' }));
      await exited;
    },
  };
}

function quoted(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}
