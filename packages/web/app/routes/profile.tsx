import { ProfilePage } from '../account/profile-page.tsx';
import type { FrameHandle } from '../layout/layouts.ts';
import { AreaWords } from '../language/area-words.tsx';

export const handle = { frame: 'dashboard' } satisfies FrameHandle;

export default function Profile() {
  return (
    <AreaWords area="account">
      <ProfilePage />
    </AreaWords>
  );
}
