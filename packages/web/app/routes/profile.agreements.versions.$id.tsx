import type { FrameHandle } from '../frame/layouts.ts';
import { AreaWords } from '../language/area-words.tsx';
import { VersionsPage } from '../versions/versions-page.tsx';

export const handle = { frame: 'dashboard' } satisfies FrameHandle;

export default function Versions() {
  return (
    <AreaWords area="versions">
      <VersionsPage />
    </AreaWords>
  );
}
