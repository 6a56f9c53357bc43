import { ActivityPage } from '../activity/activity-page.tsx';
import { AreaWords } from '../language/area-words.tsx';
import type { FrameHandle } from '../layout/layouts.ts';

export const handle = { frame: 'dashboard' } satisfies FrameHandle;

export default function Activity() {
  return (
    <AreaWords area="api-keys">
      <ActivityPage />
    </AreaWords>
  );
}
