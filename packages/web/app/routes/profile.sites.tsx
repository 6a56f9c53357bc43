import { useParams } from 'react-router';
import { AreaWords } from '../language/area-words.tsx';
import type { FrameHandle } from '../layout/layouts.ts';
import { WebsitePage } from '../websites/website-page.tsx';
import { WebsitesPage } from '../websites/websites-page.tsx';

export const handle = { frame: 'dashboard' } satisfies FrameHandle;

/** One route for the list and for each of it, as each costs every page some bytes. */
export default function Websites() {
  const { id } = useParams();
  return (
    <AreaWords area="websites">
      {id === undefined ? <WebsitesPage /> : <WebsitePage key={id} id={id} />}
    </AreaWords>
  );
}
