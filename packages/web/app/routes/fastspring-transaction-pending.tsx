import { PendingPage } from '../checkout/pending-page.tsx';
import type { FrameHandle } from '../layout/layouts.ts';
import { AreaWords } from '../language/area-words.tsx';

export const handle = { frame: 'payment' } satisfies FrameHandle;

export default function Pending() {
  return (
    <AreaWords area="pay">
      <PendingPage />
    </AreaWords>
  );
}
