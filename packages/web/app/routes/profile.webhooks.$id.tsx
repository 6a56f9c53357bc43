import { useParams } from 'react-router';
import { AreaWords } from '../language/area-words.tsx';
import type { FrameHandle } from '../layout/layouts.ts';
import { WebhookPage } from '../webhooks/webhook-page.tsx';

export const handle = { frame: 'dashboard' } satisfies FrameHandle;

export default function OneWebhook() {
  const { id = '' } = useParams();
  return (
    <AreaWords area="api-keys">
      <WebhookPage key={id} id={id} />
    </AreaWords>
  );
}
