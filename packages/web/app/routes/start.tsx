import type { FrameHandle } from '../layout/layouts.ts';
import { AreaWords } from '../language/area-words.tsx';
import { WayIn } from '../start/way-in.tsx';

export const handle = { frame: 'wizard' } satisfies FrameHandle;

export default function Start() {
  return (
    <AreaWords area="way-in">
      <WayIn />
    </AreaWords>
  );
}
