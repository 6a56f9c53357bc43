/** A name server that answers questions for TXT records: a datagram in, a datagram out (RFC 1035). */
import { createSocket } from 'node:dgram';

export interface NameServer extends AsyncDisposable {
  address: string;
}

/** Names that it does not know do not exist. */
export async function startNameServer(
  texts: Readonly<Record<string, readonly string[]>>,
): Promise<NameServer> {
  const socket = createSocket('udp4');
  socket.on('message', (asked, from) => {
    const name = nameIn(asked);
    const found = texts[name];
    const question = asked.subarray(12, 12 + name.length + 2 + 4);
    const head = Buffer.alloc(12);
    asked.copy(head, 0, 0, 2);
    // An answer with authority; the last bits are 3 for a name that does not exist.
    head.writeUInt16BE(found === undefined ? 0x8583 : 0x8580, 2);
    head.writeUInt16BE(1, 4);
    head.writeUInt16BE(found?.length ?? 0, 6);
    socket.send(Buffer.concat([head, question, ...(found ?? []).map(recordOf)]), from.port, from.address);
  });
  await new Promise<void>((done) => socket.bind(0, '127.0.0.1', done));
  const { port } = socket.address();
  return {
    address: `127.0.0.1:${port}`,
    [Symbol.asyncDispose]: () => new Promise((done) => socket.close(done)),
  };
}

function nameIn(message: Buffer): string {
  const labels: string[] = [];
  for (let at = 12; (message[at] ?? 0) > 0; at += (message[at] ?? 0) + 1)
    labels.push(message.toString('latin1', at + 1, at + 1 + (message[at] ?? 0)));
  return labels.join('.');
}

/** Of the name that was asked for; a long text in parts of 255 bytes. */
function recordOf(text: string): Buffer {
  const parts = (text.match(/.{1,255}/gsu) ?? ['']).map((part) =>
    Buffer.concat([Buffer.from([part.length]), Buffer.from(part)]),
  );
  const data = Buffer.concat(parts);
  const head = Buffer.from([0xc0, 0x0c, 0, 16, 0, 1, 0, 0, 0, 60, data.length >> 8, data.length & 255]);
  return Buffer.concat([head, data]);
}
