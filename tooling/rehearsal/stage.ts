/** What every rehearsal is given. */
export interface Stage {
  /** A directory for its roots. */
  work: string;
  tell: (line: string) => void;
  /** Gives something back when the whole run ends, however it ends; without waiting. */
  atEnd: (giveBack: () => void) => void;
}

/** Undoes the last first, also after Ctrl+C. */
export function atEndOfProcess(): Stage['atEnd'] {
  const undone = new DisposableStack();
  process.once('exit', () => undone.dispose());
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  return (giveBack) => undone.defer(giveBack);
}
