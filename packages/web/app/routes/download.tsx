import { useParams } from 'react-router';
import { DownloadPage } from '../download/download-page.tsx';
import { KeptList } from '../download/kept-list.tsx';
import type { FrameHandle } from '../frame/frame.tsx';

export const handle = { frame: 'none' } satisfies FrameHandle;

export default function Download() {
  const { id } = useParams();
  return id === undefined ? <KeptList /> : <DownloadPage key={id} id={id} />;
}
