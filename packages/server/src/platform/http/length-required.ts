import type { Socket } from 'node:net';
import { getParser, readNoMore } from './get-parser.ts';

/**
 * Refuses bodies in chunks on a connection, unread. Node hands on each chunk by itself: of one byte each, eleven thousand
 * come with one read of 64 kB, and a hundred connections that send them keep everybody else waiting. Programs that know
 * their body say its length (RFC 9110, 15.5.12).
 */
export function demandLength(socket: Socket, isAnswered: (socket: Socket) => boolean): void {
  const parser = getParser(socket);
  if (parser === null) return;
  const take = parser.onIncoming;
  parser.onIncoming = (request, keepsAlive) => {
    if (request.headers['transfer-encoding'] === undefined) return take(request, keepsAlive);
    parser.onIncoming = () => readNoMore;
    // Whoever waits for the answer to an earlier request would take this one for it.
    if (!isAnswered(socket))
      socket.write('HTTP/1.1 411 Length Required\r\nconnection: close\r\ncontent-length: 0\r\n\r\n');
    socket.destroySoon();
    return readNoMore;
  };
}
