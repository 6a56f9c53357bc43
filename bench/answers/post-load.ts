/** Posts answers over connections of its own, as cheaply as can be: the generator shares the cores with what it measures. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import type { ConsentEvent } from '../../packages/server/src/consent-log/consent-event.ts';

/** A connection that is kept; one request at a time. Status 0: it was cut off. */
export interface Line {
  post(request: string): Promise<number>;
  end(): void;
}

const headEnd = '\r\n\r\n';

export async function openLine(port: number): Promise<Line> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  return lineOver(socket);
}

function lineOver(socket: Socket): Line {
  let said = '';
  let settle: ((status: number) => void) | null = null;
  const answered = (status: number): void => {
    settle?.(status);
    settle = null;
  };
  socket.setEncoding('latin1').on('data', (text: string) => {
    said += text;
    // What is asked here is answered without a body.
    if (!said.includes(headEnd)) return;
    const status = Number(said.slice(9, 12));
    said = '';
    answered(status);
  });
  socket.on('error', () => {});
  socket.on('close', () => answered(0));
  return {
    post: (request) =>
      new Promise((resolve) => {
        if (socket.destroyed) return resolve(0);
        settle = resolve;
        socket.write(request, 'latin1');
      }),
    end: () => socket.destroy(),
  };
}

/** The bytes of a request that posts an answer. */
export function requestOf({ site, clientAt, ...event }: ConsentEvent): string {
  const { id, visitor, snapshot, action, layer, regime, granted, offered, gpc } = event;
  const record = {
    id,
    visitor,
    snapshot,
    action,
    layer,
    regime,
    granted,
    offered,
    gpc,
    at: clientAt.getTime(),
  };
  const body = JSON.stringify(record);
  return `POST /c/${site} HTTP/1.1\r\nhost: localhost\r\norigin: https://shop.example\r\ncontent-type: text/plain;charset=UTF-8\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
}

export interface Loaded {
  /** Good answers a second. */
  perSecond: number;
  statuses: ReadonlyMap<number, number>;
  /** Milliseconds of the good ones, the shortest first. */
  taken: readonly number[];
}

/** As many at a time as there are connections, each as soon as the one before is answered. */
export async function closedLoop(
  port: number,
  next: () => ConsentEvent,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<Loaded> {
  const lines = await Promise.all(Array.from({ length: connections }, () => openLine(port)));
  const begun = performance.now();
  const counted = tally();
  await Promise.all(
    lines.map(async (line) => {
      while (performance.now() - begun < seconds * 1000) {
        const asked = performance.now();
        counted.add(await line.post(requestOf(next())), performance.now() - asked);
      }
      line.end();
    }),
  );
  return counted.after(performance.now() - begun);
}

export function tally(): { add(status: number, ms: number): void; after(ms: number): Loaded } {
  const statuses = new Map<number, number>();
  const taken: number[] = [];
  return {
    add(status, ms) {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      if (status === 202) taken.push(ms);
    },
    after: (ms) => ({
      perSecond: (taken.length / ms) * 1000,
      statuses,
      taken: taken.toSorted((one, other) => one - other),
    }),
  };
}

/** Of times in their order. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
