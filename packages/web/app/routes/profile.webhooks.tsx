import { AreaWords } from '../language/area-words.tsx';
import type { FrameHandle } from '../layout/layouts.ts';
import { WebhooksPage } from '../webhooks/webhooks-page.tsx';

export const handle = { frame: 'dashboard' } satisfies FrameHandle;

export default function Webhooks() {
  return (
    <AreaWords area="api-keys">
      <WebhooksPage />
    </AreaWords>
  );
}
