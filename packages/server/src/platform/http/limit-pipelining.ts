import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { getParser, readNoMore } from './get-parser.ts';

/** Browsers send none before they have the answer to the last one; programs that pipeline send a few. */
export const maxPipelined = 16;
/** Of all connections of a process: what waits costs some three kilobytes. */
export const maxPipelinedTotal = 8000;

/**
 * Answers the requests of one connection one after the other. Of those that come in one piece (HTTP pipelining) Node
 * starts all at once, and keeps each answer until those before it are gone: a few kilobytes of questions then hold
 * gigabytes of answers. So one answer at most waits for a connection, and who sends more than `maxPipelined` requests
 * ahead is cut off. Beneath Fastify, which would make objects of its own for each request that waits.
 */
export function limitPipelining(answer: RequestListener): {
  take: RequestListener;
  /** Whether a request of this connection is being answered. */
  isAnswered: (socket: Socket) => boolean;
} {
  const waiting = new WeakMap<Socket, [IncomingMessage, ServerResponse][]>();
  let together = 0;

  function begin(socket: Socket, request: IncomingMessage, reply: ServerResponse): void {
    // In a turn of its own: who asked ahead must not keep those waiting who ask one by one.
    reply.once('close', () => setImmediate(beginNext, socket));
    answer(request, reply);
  }

  function beginNext(socket: Socket): void {
    const ahead = waiting.get(socket) ?? [];
    const next = socket.destroyed ? undefined : ahead.shift();
    if (next !== undefined) {
      together -= 1;
      return begin(socket, ...next);
    }
    together -= ahead.length;
    waiting.delete(socket);
  }

  function take(request: IncomingMessage, reply: ServerResponse): void {
    const { socket } = request;
    if (socket.destroyed) return;
    const ahead = waiting.get(socket);
    if (ahead === undefined) {
      waiting.set(socket, []);
      begin(socket, request, reply);
    } else if (ahead.length < maxPipelined && together < maxPipelinedTotal) {
      together += 1;
      ahead.push([request, reply]);
    } else cutOff(socket);
  }

  return { take, isAnswered: (socket) => waiting.has(socket) };
}

/**
 * Closes a connection and leaves the rest of its piece unread. Node would make an object of each request in it, two
 * thousand for 64 kB, before anybody else has his turn.
 */
function cutOff(socket: Socket): void {
  const parser = getParser(socket);
  socket.destroy();
  if (parser !== null) parser.onIncoming = () => readNoMore;
}
