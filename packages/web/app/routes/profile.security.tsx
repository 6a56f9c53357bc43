import { useParams } from 'react-router';
import { AreaWords } from '../language/area-words.tsx';
import type { FrameHandle } from '../layout/layouts.ts';
import { ConfirmEmailPage } from '../security/confirm-email-page.tsx';
import { SecurityPage } from '../security/security-page.tsx';

export const handle = { frame: 'dashboard' } satisfies FrameHandle;

/** One route for both, as each costs every page some bytes; `id` is the secret of a letter to a new address. */
export default function Security() {
  const { id } = useParams();
  return (
    <AreaWords area="api-keys">
      {id === undefined ? <SecurityPage /> : <ConfirmEmailPage key={id} secret={id} />}
    </AreaWords>
  );
}
