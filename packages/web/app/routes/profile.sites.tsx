import { AreaWords } from '../language/area-words.tsx';
import type { FrameHandle } from '../layout/layouts.ts';
import { WebsitesPage } from '../websites/websites-page.tsx';

export const handle = { frame: 'dashboard' } satisfies FrameHandle;

export default function Websites() {
  return (
    <AreaWords area="websites">
      <WebsitesPage />
    </AreaWords>
  );
}
