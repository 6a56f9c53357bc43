import { useParams } from 'react-router';
import { AreaWords } from '../language/area-words.tsx';
import type { FrameHandle } from '../layout/layouts.ts';
import { WebhookPage } from '../webhooks/webhook-page.tsx';
import { WebhooksPage } from '../webhooks/webhooks-page.tsx';

export const handle = { frame: 'dashboard' } satisfies FrameHandle;

/** One route for the list and for each of it, as each costs every page some bytes. */
export default function Webhooks() {
  const { id } = useParams();
  return (
    <AreaWords area="api-keys">
      {id === undefined ? <WebhooksPage /> : <WebhookPage key={id} id={id} />}
    </AreaWords>
  );
}
