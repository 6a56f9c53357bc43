import { useParams } from 'react-router';
import { AreaWords } from '../language/area-words.tsx';
import { NotFound } from '../layout/error-page.tsx';
import type { FrameHandle } from '../layout/layouts.ts';
import { WebsitePage } from '../websites/website-page.tsx';

export const handle = { frame: 'dashboard' } satisfies FrameHandle;

export default function Website() {
  const { id } = useParams();
  if (id === undefined) return <NotFound />;
  return (
    <AreaWords area="websites">
      <WebsitePage key={id} id={id} />
    </AreaWords>
  );
}
