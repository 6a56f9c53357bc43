import type { ReactNode } from 'react';

interface Props {
  mark: string;
  title: string;
  lead: string;
  children?: ReactNode;
}

/** A bracketed mark on the left, plain words and one or two ways on. */
export function StatusPage({ mark, title, lead, children }: Props) {
  return (
    <main id="main" className="status" tabIndex={-1}>
      <div className="wrap status__in">
        <p className="status__mark" aria-hidden="true">
          {mark}
        </p>
        <div className="stack">
          <h1>{title}</h1>
          <p className="lead">{lead}</p>
          {children}
        </div>
      </div>
    </main>
  );
}
