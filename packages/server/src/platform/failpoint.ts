import { setTimeout as sleep } from 'node:timers/promises';

type Action = { kind: 'kill' } | { kind: 'throw' } | { kind: 'wait'; milliseconds: number };

interface Armed {
  action: Action;
  /** Fires at this pass, counted from 1; undefined: at every one. */
  at: number | undefined;
  passes: number;
}

let armed: ReadonlyMap<string, Armed> | undefined;

/** Arms the faults that the configuration names (`name:kill`, `name:throw@2`, `name:wait=500`). */
export function armFailpoints(text: string | undefined): void {
  armed = text === undefined ? undefined : new Map(text.split(',').map(parse));
}

/**
 * A named place at an await where a test may end the process, throw or wait. Nothing is armed in
 * production (the configuration refuses it), so there this is one comparison.
 */
export async function failpoint(name: string): Promise<void> {
  const point = armed?.get(name);
  if (point === undefined) return;
  point.passes += 1;
  if (point.at !== undefined && point.at !== point.passes) return;
  await act(name, point.action);
}

async function act(name: string, action: Action): Promise<void> {
  switch (action.kind) {
    case 'kill':
      process.kill(process.pid, 'SIGKILL');
      // The signal comes at once, but not within this statement: nothing after it may run.
      await new Promise(() => {});
      return;
    case 'throw':
      throw new Error(`failpoint ${name}`);
    case 'wait':
      await sleep(action.milliseconds);
  }
}

function parse(text: string): [string, Armed] {
  const match = /^(?<name>[a-z0-9-]+):(?:(?<plain>kill|throw)|wait=(?<wait>\d+))(?:@(?<at>\d+))?$/.exec(text);
  const { name, plain, wait, at } = match?.groups ?? {};
  if (name === undefined) throw new Error(`not a failpoint: ${text}`);
  const action: Action =
    wait !== undefined
      ? { kind: 'wait', milliseconds: Number(wait) }
      : { kind: plain === 'kill' ? 'kill' : 'throw' };
  return [name, { action, at: at === undefined ? undefined : Number(at), passes: 0 }];
}
