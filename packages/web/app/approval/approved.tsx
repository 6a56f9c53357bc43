import { lazy, Suspense } from 'react';
import { readActing } from '../stored-session/acting-for.ts';
import type { ApprovedProps } from './seen.ts';

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
