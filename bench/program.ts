/** Programs that a figure runs beside itself; they speak by messages. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Program<Question, Answer> extends AsyncDisposable {
  pid: number;
  ask(question: Question): Promise<Answer>;
}

/** Starts `bench/programs/<name>.ts`, which calls `answerEach`; resolves when it is ready. */
export async function startProgram<Question extends object, Answer>(
  name: string,
  parameters: readonly string[] = [],
): Promise<Program<Question, Answer>> {
  const file = fileURLToPath(new URL(`./programs/${name}.ts`, import.meta.url));
  const child = fork(file, [...parameters], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  await answerOf(child);
  return {
    pid: child.pid ?? 0,
    ask(question) {
      child.send(question);
      return answerOf(child) as Promise<Answer>;
    },
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      child.disconnect();
      await once(child, 'exit');
    },
  };
}

async function answerOf(child: ChildProcess): Promise<unknown> {
  const gaveUp = new AbortController();
  const died = once(child, 'exit', { signal: gaveUp.signal }).then(([code]) => {
    throw new Error(`a program of the measurement ended with ${String(code)}`);
  });
  const answered = once(child, 'message', { signal: gaveUp.signal });
  try {
    const [answer] = (await Promise.race([answered, died])) as unknown[];
    return answer;
  } finally {
    gaveUp.abort();
    await Promise.allSettled([answered, died]);
  }
}

/** The other side: says that it is ready, then answers question by question until the figure lets go. */
export function answerEach(answer: (question: never) => Promise<unknown>): void {
  const reply = async (question: unknown) => process.send?.((await answer(question as never)) ?? {});
  process.on('message', (question) => void reply(question));
  process.once('disconnect', () => process.exit(0));
  process.send?.({});
}
