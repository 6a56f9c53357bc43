import type { ReactNode } from 'react';

/** Questions that depend on an answer, indented under it and announced when they appear. */
export function Nest({ children }: { children: ReactNode }) {
  return <div className="nest">{children}</div>;
}
