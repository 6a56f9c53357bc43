import type { ReactNode } from 'react';

interface PanelProps {
  /** Of the heading. */
  id: string;
  title: string;
  children: ReactNode;
}

/** A part of what is known of an answer. */
export function Panel({ id, title, children }: PanelProps) {
  return (
    <section className="panel" aria-labelledby={id}>
      <h3 id={id}>{title}</h3>
      {children}
    </section>
  );
}

/** One line of a list of facts. */
export function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
