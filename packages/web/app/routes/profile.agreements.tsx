import { MyAgreementsPage } from '../agreements/my-agreements-page.tsx';
import type { FrameHandle } from '../layout/layouts.ts';
import { AreaWords } from '../language/area-words.tsx';

export const handle = { frame: 'dashboard' } satisfies FrameHandle;

export default function MyAgreements() {
  return (
    <AreaWords area="agreements">
      <MyAgreementsPage />
    </AreaWords>
  );
}
