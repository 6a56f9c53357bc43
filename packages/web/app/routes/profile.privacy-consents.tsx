import { ConsentsPage } from '../consent/list/consents-page.tsx';
import type { FrameHandle } from '../layout/layouts.ts';
import { AreaWords } from '../language/area-words.tsx';

export const handle = { frame: 'dashboard' } satisfies FrameHandle;

export default function MyPrivacyConsents() {
  return (
    <AreaWords area="consents">
      <ConsentsPage />
    </AreaWords>
  );
}
