import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Sent } from './send.ts';

/** Ways to send a request that no client library has. */
export const wireTricks = [
  'pipelined',
  'stalled',
  'given up',
  'header repeated',
  'header contradicted',
  'in chunks of one byte',
] as const;
export type WireTrick = (typeof wireTricks)[number];

export interface Tricked {
  statuses: readonly number[];
  /** Whether what came back is whole answers of HTTP and nothing else. */
  whole: boolean;
}

/** Milliseconds after which a server that says nothing more counts as done; its own limits are far above. */
const quiet = 15_000;

/** Sends the request over a socket of its own until the server closes it. `seed` chooses places and headers. */
export async function trickle(
  port: number,
  sent: Sent,
  { trick, seed }: { trick: WireTrick; seed: number },
): Promise<Tricked> {
  const { socket, chunks, closed } = conversation(port);
  for (const piece of pieces(sent, trick, seed)) {
    if (socket.writable) socket.write(piece);
    await setTimeout(trick === 'stalled' ? 20 : 0);
  }
  if (trick === 'given up') socket.destroy();
  const timer = globalThis.setTimeout(() => socket.destroy(new Error('silent')), quiet);
  await closed;
  clearTimeout(timer);
  return answersIn(Buffer.concat(chunks));
}

function conversation(port: number) {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  return { socket, chunks, closed: once(socket, 'close') };
}

/** Sends a part of the request and then nothing, until the server closes. */
export async function stopHalfWay(port: number, sent: Sent, seed: number): Promise<Tricked> {
  const { socket, chunks, closed } = conversation(port);
  for (const piece of pieces(sent, 'given up', seed)) socket.write(piece);
  const timer = globalThis.setTimeout(() => {
    chunks.push(Buffer.from('not closed'));
    socket.destroy();
  }, quiet);
  await closed;
  clearTimeout(timer);
  return answersIn(Buffer.concat(chunks));
}

/** Sends the request so many times in one piece and reads no answer, until it is told to end. */
export function askAhead(port: number, sent: Sent, times: number): () => void {
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  socket.pause().write(Buffer.concat(Array.from({ length: times }, () => bytesOf(sent, headerLines(sent)))));
  return () => void socket.destroy();
}

function pieces(sent: Sent, trick: WireTrick, seed: number): Buffer[] {
  const lines = headerLines(sent);
  const last = [...lines, 'connection: close'];
  const repeated = lines[seed % lines.length] ?? '';
  switch (trick) {
    case 'pipelined':
      return [Buffer.concat([bytesOf(sent, lines), bytesOf(sent, lines), bytesOf(sent, last)])];
    case 'stalled':
      return cut(bytesOf(sent, last), seed, 4);
    case 'given up':
      return cut(bytesOf(sent, last), seed, 2).slice(0, 1);
    case 'header repeated':
      return [bytesOf(sent, [...last, repeated])];
    case 'header contradicted':
      return [bytesOf(sent, [...last, `${repeated}1`])];
    case 'in chunks of one byte':
      return [inChunks(sent, last)];
  }
}

function headerLines({ headers, body }: Sent): string[] {
  const given = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return ['host: localhost', ...given, ...(body === null ? [] : [`content-length: ${body.length}`])];
}

function bytesOf({ method, url, body }: Sent, lines: readonly string[]): Buffer {
  const head = `${method} ${encodeURI(decodedOnce(url))} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
  return Buffer.concat([Buffer.from(head, 'latin1'), body ?? Buffer.alloc(0)]);
}

/** As a proxy may pass a body on. */
function inChunks(sent: Sent, lines: readonly string[]): Buffer {
  const kept = lines.filter((line) => !line.startsWith('content-length'));
  const chunks = [...(sent.body ?? [])].flatMap((byte) => [
    Buffer.from('1\r\n'),
    Buffer.of(byte),
    Buffer.from('\r\n'),
  ]);
  const head = bytesOf({ ...sent, body: null }, [...kept, 'transfer-encoding: chunked']);
  return Buffer.concat([head, ...chunks, Buffer.from('0\r\n\r\n')]);
}

/** What is encoded already stays as it is. */
function decodedOnce(url: string): string {
  return url.includes('%') ? decodeURI(url) : url;
}

/** Into so many pieces, at places that follow from the seed. */
function cut(bytes: Buffer, seed: number, most: number): Buffer[] {
  const places = Array.from(
    { length: most - 1 },
    (_, index) => ((seed + 1) * (index + 7) * 7919) % bytes.length,
  );
  const edges = [0, ...places.toSorted((a, b) => a - b), bytes.length];
  return edges.slice(1).map((edge, index) => bytes.subarray(edges[index], edge));
}

/** Reads answer after answer by their lengths, as a client does. */
function answersIn(bytes: Buffer): Tricked {
  const statuses: number[] = [];
  let rest = bytes;
  while (rest.length > 0) {
    const end = rest.indexOf('\r\n\r\n');
    const head = rest.subarray(0, end < 0 ? 0 : end).toString('latin1');
    const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]);
    if (Number.isNaN(status)) return { statuses, whole: false };
    statuses.push(status);
    const length = bodyLength(head, status, rest.subarray(end + 4));
    if (length === null) return { statuses, whole: false };
    rest = rest.subarray(end + 4 + length);
  }
  return { statuses, whole: true };
}

/** Bytes of the body in what follows the head; null where it is not whole. */
function bodyLength(head: string, status: number, rest: Buffer): number | null {
  if (status === 204 || status === 304) return 0;
  const length = /^content-length: (\d+)$/im.exec(head)?.[1];
  if (length !== undefined) return Number(length) <= rest.length ? Number(length) : null;
  if (!/^transfer-encoding: chunked$/im.test(head)) return rest.length;
  const end = rest.indexOf('\r\n0\r\n\r\n');
  return end >= 0 ? end + 7 : rest.subarray(0, 5).toString() === '0\r\n\r\n' ? 5 : null;
}
