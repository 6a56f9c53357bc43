import { StoredAgreementList } from '../agreements/stored-agreement-list.tsx';
import type { FrameHandle } from '../layout/layouts.ts';
import { AreaWords } from '../language/area-words.tsx';

export const handle = { frame: 'download' } satisfies FrameHandle;

export default function Downloads() {
  return (
    <AreaWords area="download">
      <StoredAgreementList />
    </AreaWords>
  );
}
