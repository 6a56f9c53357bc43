import { KeysPage } from '../account/keys-page.tsx';
import { AreaWords } from '../language/area-words.tsx';
import type { FrameHandle } from '../layout/layouts.ts';

export const handle = { frame: 'dashboard' } satisfies FrameHandle;

export default function ApiKeys() {
  return (
    <AreaWords area="api-keys">
      <KeysPage />
    </AreaWords>
  );
}
