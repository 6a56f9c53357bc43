import type { FocusEvent, ReactNode } from 'react';

type Naming = { label: string } | { labelledBy: string };
type Props = Naming & { className: string; children: ReactNode };

/** Content that scrolls inside itself must take focus, or the keyboard cannot scroll it; then it needs a name. */
export function ScrollBox({ className, children, ...naming }: Props) {
  const name = 'label' in naming ? { 'aria-label': naming.label } : { 'aria-labelledby': naming.labelledBy };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions -- see above; a section element would be named twice
    <div className={className} tabIndex={0} role="region" onFocus={bringIntoView} {...name}>
      {children}
    </div>
  );
}

/** Firefox leaves a box where it is that a dock at the end of the window half covers. */
function bringIntoView({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target === currentTarget && target.matches(':focus-visible'))
    target.scrollIntoView({ block: 'nearest' });
}
