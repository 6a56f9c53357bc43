/** A connection that is kept, written and read as cheaply as can be: the generator shares the cores with what it measures. */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/** What came of a request. Status 0: it was cut off; -1: nothing came for as long as anybody would wait. */
export interface Reply {
  status: number;
  /** It says when to come again. */
  comeAgain: boolean;
}

/** One request at a time. */
export interface Line {
  send(request: string): Promise<Reply>;
  end(): void;
}

const headEnd = '\r\n\r\n';
const hangsAfter = 20_000;

export async function openLine(port: number): Promise<Line> {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  return lineOver(socket);
}

function lineOver(socket: Socket): Line {
  let head = '';
  let missing = 0;
  let settle: ((reply: Reply) => void) | null = null;
  const answered = (reply: Reply): void => {
    settle?.(reply);
    settle = null;
  };
  const gone = (status: number) => answered({ status, comeAgain: false });
  socket.setEncoding('latin1').on('data', (text: string) => {
    if (missing > 0) missing -= text.length;
    else {
      head += text;
      const at = head.indexOf(headEnd);
      if (at < 0) return;
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
      missing = length - (head.length - at - headEnd.length);
      head = head.slice(0, at);
    }
    if (missing > 0) return;
    const reply = { status: Number(head.slice(9, 12)), comeAgain: /\r\nretry-after: \d/i.test(head) };
    head = '';
    missing = 0;
    answered(reply);
  });
  socket.on('error', () => {});
  socket.on('close', () => gone(0));
  socket.setTimeout(hangsAfter, () => {
    gone(-1);
    socket.destroy();
  });
  return {
    send: (request) =>
      new Promise((resolve) => {
        if (socket.destroyed) return resolve({ status: 0, comeAgain: false });
        settle = resolve;
        socket.write(request, 'latin1');
      }),
    end: () => socket.destroy(),
  };
}
