import { lazy, type ReactNode, Suspense } from 'react';
import { readActing } from '../stored-session/acting-for.ts';

/** What the page shows, as a decision names it. */
export type Seen =
  | { of: 'agreement'; id: string; revision: number }
  | { of: 'banner'; id: string; revision: string };

export interface ApprovedProps {
  seen: Seen;
  /** What the same thing came to, such as published: what was said is asked for again with it. */
  state?: unknown;
  /** Hears that something else waits by now than what is shown. */
  onChanged: () => void;
  /** The buttons that publish it or give it up, as far as the caller may. */
  children: (mayPublish: boolean, mayDiscard: boolean) => ReactNode;
}

const ApprovalPanel = lazy(async () => ({ default: (await import('./approval-panel.tsx')).ApprovalPanel }));

/** What members of an organisation say of what waits, before its buttons; whoever acts for himself has nobody to ask. */
export function Approved(props: ApprovedProps) {
  if (readActing() === null) return props.children(true, true);
  return (
    <Suspense fallback={null}>
      <ApprovalPanel {...props} />
    </Suspense>
  );
}
