import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/**
 * What Node calls for each head that it has read on a connection, before anything of the body. What it returns says how
 * the reading goes on; 2 is for a connection that leaves HTTP: nothing that follows is a body or a request.
 */
export interface Parser {
  onIncoming: (request: IncomingMessage, keepsAlive: boolean) => number;
}

export const readNoMore = 2;

/** Null once the connection is closed. Node names it in no documentation; `connections.test.ts` fails where it changes. */
export function getParser(socket: Socket): Parser | null {
  return (socket as Socket & { parser?: Parser | null }).parser ?? null;
}
