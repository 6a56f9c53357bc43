import type { ReactNode } from 'react';

type Naming = { label: string } | { labelledBy: string };
type Props = Naming & { className: string; children: ReactNode };

/** Content that scrolls inside itself must take focus, or the keyboard cannot scroll it; then it needs a name. */
export function ScrollBox({ className, children, ...naming }: Props) {
  const name = 'label' in naming ? { 'aria-label': naming.label } : { 'aria-labelledby': naming.labelledBy };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- see above; a section element would be named twice
    <div className={className} tabIndex={0} role="region" {...name}>
      {children}
    </div>
  );
}
