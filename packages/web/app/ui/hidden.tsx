import type { ReactNode } from 'react';

/** Tag of messages for words that only screen readers say, such as which row a button belongs to. */
export function hidden(words: ReactNode) {
  return <span className="vh">{words}</span>;
}
