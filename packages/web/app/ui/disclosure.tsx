import { CircleHelp } from 'lucide-react';
import type { ReactNode } from 'react';

interface Props {
  label: string;
  children: ReactNode;
}

/** An explanation that opens under the thing it explains. */
export function Disclosure({ label, children }: Props) {
  return (
    <details className="why">
      <summary>
        <CircleHelp className="icon icon--sm" aria-hidden="true" />
        {label}
      </summary>
      <div>{children}</div>
    </details>
  );
}
