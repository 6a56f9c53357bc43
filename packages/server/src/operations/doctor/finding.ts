export type State = 'ok' | 'warn' | 'fail';

/** What was looked at; `told` says how it stands and, unless that is well, what to do. */
export interface Finding {
  state: State;
  about: string;
  told: string;
}

export function finding(state: State, about: string, told: string): Finding {
  return { state, about, told };
}

export function findingLine({ state, about, told }: Finding): string {
  return `${state.padEnd(4)}  ${about.padEnd(14)}  ${told}`;
}

/** Whether a line is that of a failure. */
export function isFailure(line: string): boolean {
  return line.startsWith('fail');
}
