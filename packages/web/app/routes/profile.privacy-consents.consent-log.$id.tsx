import type { FrameHandle } from '../layout/layouts.ts';

export const handle = { frame: 'dashboard' } satisfies FrameHandle;

/** The list is the layout's: it outlives a look at a record. */
export default function ConsentLog() {
  return null;
}
