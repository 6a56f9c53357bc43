import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Browsers send none before they have the answer to the last one; programs that pipeline send a few. */
const mostWaiting = 100;

/**
 * Answers the requests of one connection one after the other. Of those that come in one piece (HTTP pipelining) Node
 * starts all at once, and keeps each answer until those before it are gone: a few kilobytes of questions then hold
 * gigabytes of answers. So one answer at most waits for a connection, and who sends more than `mostWaiting` requests
 * ahead is cut off. Before any other hook.
 */
export function answerOneAtATime(app: FastifyInstance): void {
  const waiting = new WeakMap<Socket, (() => void)[]>();
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    const ahead = waiting.get(socket);
    const begin = (): void => {
      reply.raw.once('close', () => beginNext(socket));
      done();
    };
    if (ahead === undefined) {
      waiting.set(socket, []);
      begin();
    } else if (ahead.length < mostWaiting) ahead.push(begin);
    else socket.destroy();
  });

  function beginNext(socket: Socket): void {
    const next = socket.destroyed ? undefined : waiting.get(socket)?.shift();
    if (next === undefined) waiting.delete(socket);
    else next();
  }
}
