import { KeptList } from '../download/kept-list.tsx';
import type { FrameHandle } from '../frame/frame.tsx';
import { AreaWords } from '../language/area-words.tsx';

export const handle = { frame: 'none' } satisfies FrameHandle;

export default function Downloads() {
  return (
    <AreaWords area="download">
      <KeptList />
    </AreaWords>
  );
}
