import { useParams } from 'react-router';
import { AreaWords } from '../language/area-words.tsx';
import type { FrameHandle } from '../layout/layouts.ts';
import { WatchPage } from '../scan/watch-page.tsx';

export const handle = { frame: 'dashboard' } satisfies FrameHandle;

export default function WatchWebsite() {
  const { id = '' } = useParams();
  return (
    <AreaWords area="scan">
      <WatchPage key={id} id={id} />
    </AreaWords>
  );
}
