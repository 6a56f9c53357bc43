import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { Agent, createServer, request } from 'node:http';

export interface Balancer {
  port: number;
  /** The processes that said so when they were last looked at, by their ports. */
  readonly ready: ReadonlySet<number>;
  /** How often which status went to callers; 502: no process could answer. */
  readonly statuses: ReadonlyMap<number, number>;
  /** Answers of each process, by its port. */
  readonly answered: ReadonlyMap<number, number>;
  [Symbol.asyncDispose](): Promise<void>;
}

/** Milliseconds between two looks at whether a process is ready: operators take a second or more. */
const lookEach = 200;

/**
 * What operators put before several processes, on a free local port: it keeps connections, sends each request
 * to the next process that says that it is ready, and to another one only where no connection came about. A
 * request that a process may have read is never sent twice.
 */
export async function startBalancer(targets: readonly number[]): Promise<Balancer> {
  const ready = new Set(targets);
  const statuses = new Map<number, number>();
  const answered = new Map<number, number>();
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  /** One that is only slow to say so stays what it was. */
  async function look(port: number): Promise<void> {
    const signal = AbortSignal.timeout(2000);
    try {
      const reply = await fetch(`http://127.0.0.1:${port}/readyz`, { signal });
      await reply.arrayBuffer();
      if (reply.ok) ready.add(port);
      else ready.delete(port);
    } catch {
      if (!signal.aborted) ready.delete(port);
    }
  }
  const looking = setInterval(() => void Promise.all(targets.map(look)), lookEach);

  function count<Key>(counts: Map<Key, number>, key: Key): void {
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }

  function end(reply: ServerResponse, status: number): void {
    count(statuses, status);
    if (reply.headersSent) reply.destroy();
    else reply.writeHead(status).end();
  }

  async function pass(incoming: IncomingMessage, reply: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    // Where none says that it is ready, one may answer all the same.
    const able = [...(ready.size > 0 ? ready : targets)].toSorted((one, other) => one - other);
    turn += 1;
    const order = able.map((_, index) => able[(index + turn) % able.length] ?? 0);

    function send([port, ...others]: readonly number[]): void {
      if (port === undefined) return end(reply, 502);
      const { method, url: path, headers } = incoming;
      const outgoing = request({ host: '127.0.0.1', port, method, path, headers, agent });
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        if (error.code === 'ECONNREFUSED') send(others);
        else end(reply, 502);
      });
      outgoing.on('response', (answer) => {
        const { statusCode = 502 } = answer;
        // Those two are between the process and this proxy; one that ends says so before a look can tell.
        const { connection, 'keep-alive': _, ...passed } = answer.headers;
        if (connection === 'close') ready.delete(port);
        reply.writeHead(statusCode, passed);
        answer.on('error', () => end(reply, 502));
        answer.on('end', () => {
          count(statuses, statusCode);
          count(answered, port);
        });
        answer.pipe(reply);
      });
      outgoing.end(body);
    }
    send(order);
  }

  const server = createServer((incoming, reply) => {
    pass(incoming, reply).catch(() => end(reply, 502));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    port: address.port,
    ready,
    statuses,
    answered,
    async [Symbol.asyncDispose]() {
      clearInterval(looking);
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
