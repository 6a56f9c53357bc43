import type { ReactNode } from 'react';
import type { Appearance } from '@clausewright/contract';

/** What a part of the form gets to change the look. */
export interface LookProps {
  appearance: Appearance;
  errorAt: (field: string) => string | undefined;
  change: (part: Partial<Appearance>) => void;
}

interface Props {
  title: string;
  hint?: string;
  children: ReactNode;
}

/** One part of the form about the look. */
export function Part({ title, hint, children }: Props) {
  return (
    <fieldset className="cons__part">
      <legend>{title}</legend>
      {hint && <p className="hint">{hint}</p>}
      {children}
    </fieldset>
  );
}
