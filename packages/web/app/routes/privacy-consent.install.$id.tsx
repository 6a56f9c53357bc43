import { useParams } from 'react-router';
import { InstallList } from '../consents/install/install-list.tsx';
import { InstallPage } from '../consents/install/install-page.tsx';
import type { FrameHandle } from '../frame/layouts.ts';
import { AreaWords } from '../language/area-words.tsx';

export const handle = { frame: 'dashboard' } satisfies FrameHandle;

export default function Install() {
  const { id } = useParams();
  return (
    <AreaWords area="install">{id === undefined ? <InstallList /> : <InstallPage key={id} />}</AreaWords>
  );
}
