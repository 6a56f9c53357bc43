import { useParams } from 'react-router';
import { InstallList } from '../consent/install/install-list.tsx';
import { InstallPage } from '../consent/install/install-page.tsx';
import type { FrameHandle } from '../layout/layouts.ts';
import { AreaWords } from '../language/area-words.tsx';

export const handle = { frame: 'dashboard' } satisfies FrameHandle;

export default function Install() {
  const { id } = useParams();
  return (
    <AreaWords area="install">{id === undefined ? <InstallList /> : <InstallPage key={id} />}</AreaWords>
  );
}
