import { useParams } from 'react-router';
import type { FrameHandle } from '../layout/layouts.ts';
import { AreaWords } from '../language/area-words.tsx';
import { VersionsPage } from '../versions/versions-page.tsx';

export const handle = { frame: 'dashboard' } satisfies FrameHandle;

export default function Versions() {
  const { id = '' } = useParams();
  return (
    <AreaWords area="versions">
      <VersionsPage key={id} id={id} />
    </AreaWords>
  );
}
