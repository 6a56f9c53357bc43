import type { AddressInfo, Socket } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** What the fake does with a message: `drop` takes it and then hangs up without a word. */
export type Reaction =
  | 'accept'
  | 'drop'
  | 'silence'
  | { at: 'sender' | 'recipient' | 'message'; code: number };

export interface SmtpFake extends AsyncDisposable {
  url: string;
  /** Sources of the messages it took, those it dropped the connection after included. */
  taken: string[];
  recipients: string[];
  connections(): number;
  /** Reactions to the next messages; after them it accepts. */
  react(...reactions: Reaction[]): void;
  /** Ends every connection, as servers do with idle ones. */
  hangUp(): Promise<void>;
}

/** A mail server on this machine that follows a script. */
export async function startSmtpFake(): Promise<SmtpFake> {
  const taken: string[] = [];
  const recipients: string[] = [];
  const script: Reaction[] = [];
  const sockets = new Set<Socket>();
  let connections = 0;
  let current: Reaction = 'accept';

  /** The words name the person on purpose: nothing of them may end in a log. */
  function refusal(stage: 'sender' | 'recipient' | 'message'): Error | null {
    if (typeof current === 'string' || current.at !== stage) return null;
    return Object.assign(new Error(`refused for ${recipients.join()}`), { responseCode: current.code });
  }
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onMailFrom: (_, __, done) => {
      current = script.shift() ?? 'accept';
      done(refusal('sender'));
    },
    onRcptTo: ({ address }, _, done) => {
      recipients.push(address);
      done(refusal('recipient'));
    },
    onData: (stream, _, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const refused = refusal('message');
        if (refused !== null) return done(refused);
        if (current === 'silence') return;
        taken.push(Buffer.concat(chunks).toString());
        if (current === 'drop') sockets.forEach((socket) => socket.destroy());
        else done();
      });
    },
  });
  server.on('error', () => {});
  server.server.on('connection', (socket: Socket) => {
    connections += 1;
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    taken,
    recipients,
    connections: () => connections,
    react: (...reactions) => {
      script.push(...reactions);
    },
    async hangUp() {
      for (const socket of sockets) {
        const closed = new Promise((resolve) => {
          socket.once('close', resolve);
        });
        socket.end();
        socket.resume();
        await closed;
      }
    },
    async [Symbol.asyncDispose]() {
      sockets.forEach((socket) => socket.destroy());
      await new Promise<void>((resolve) => {
        server.close(resolve);
      });
    },
  };
}
