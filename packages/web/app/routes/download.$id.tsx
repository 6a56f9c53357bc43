import { useParams } from 'react-router';
import { DownloadPage } from '../download/download-page.tsx';
import { NotFound } from '../layout/error-page.tsx';
import type { FrameHandle } from '../layout/layouts.ts';
import { AreaWords } from '../language/area-words.tsx';

export const handle = { frame: 'download' } satisfies FrameHandle;

export default function Download() {
  const { id } = useParams();
  if (id === undefined) return <NotFound />;
  return (
    <AreaWords area="download">
      <DownloadPage key={id} id={id} />
    </AreaWords>
  );
}
