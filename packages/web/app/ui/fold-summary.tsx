import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';

/** What stands of `<details>` while it is closed, with a sign that it opens. */
export function FoldSummary({ className, children, ...rest }: ComponentProps<'summary'>) {
  return (
    <summary {...rest} className={className ? `fold ${className}` : 'fold'}>
      {children}
      <ChevronDown className="icon icon--sm fold__sign" aria-hidden="true" />
    </summary>
  );
}
