import { once } from 'node:events';
import type { Socket } from 'node:net';
import { connect, createServer } from 'node:net';
import type { TransformCallback } from 'node:stream';
import { Transform } from 'node:stream';

/** What the network does from now on. */
export type Fault =
  | { kind: 'pass' }
  /** Every piece comes so many milliseconds later, in each direction. */
  | { kind: 'latency'; milliseconds: number }
  /** Connections stay open and nothing arrives any more. */
  | { kind: 'blackhole' }
  /** Open and new connections are reset. */
  | { kind: 'reset' }
  /** New connections are closed at once; open ones too. */
  | { kind: 'refuse' }
  /** A connection is reset after so many bytes of answer. */
  | { kind: 'cut'; bytes: number };

interface Target {
  host: string;
  port: number;
}

export interface FaultProxy {
  port: number;
  set(fault: Fault): void;
  /** Leads there from now on, as after a failover; what is open ends. */
  aim(next: Target): void;
  [Symbol.asyncDispose](): Promise<void>;
}

/** A TCP proxy on a free local port in front of `target`, with a network that fails on demand. */
export async function startFaultProxy(first: Target): Promise<FaultProxy> {
  let target = first;
  let fault: Fault = { kind: 'pass' };
  const open = new Set<Socket>();

  const server = createServer((client) => {
    if (fault.kind === 'refuse' || fault.kind === 'reset') {
      if (fault.kind === 'reset') client.resetAndDestroy();
      else client.destroy();
      return;
    }
    const upstream = connect(target);
    for (const socket of [client, upstream]) {
      open.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => open.delete(socket));
    }
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    client.pipe(network(() => fault)).pipe(upstream);
    upstream
      .pipe(network(() => fault))
      .pipe(cutting(() => fault, client))
      .pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the proxy has no port');

  return {
    port: address.port,
    set(next) {
      fault = next;
      if (next.kind === 'reset') for (const socket of open) socket.resetAndDestroy();
      if (next.kind === 'refuse') for (const socket of open) socket.destroy();
    },
    aim(next) {
      target = next;
      for (const socket of open) socket.destroy();
    },
    async [Symbol.asyncDispose]() {
      for (const socket of open) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** Delays or swallows what passes. A piece that was swallowed never comes, as on a dead line. */
function network(current: () => Fault): Transform {
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      const fault = current();
      if (fault.kind === 'blackhole') done();
      else if (fault.kind === 'latency') setTimeout(() => done(null, chunk), fault.milliseconds);
      else done(null, chunk);
    },
  });
}

function cutting(current: () => Fault, client: Socket): Transform {
  let passed = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done: TransformCallback) {
      const fault = current();
      const left = fault.kind === 'cut' ? fault.bytes - passed : chunk.length;
      passed += chunk.length;
      done(null, chunk.subarray(0, Math.max(left, 0)));
      // Later than the bytes before it: a reset may overtake what is still on its way.
      if (left < chunk.length) setTimeout(() => client.resetAndDestroy(), 20);
    },
  });
}
