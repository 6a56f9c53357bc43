import { useParams } from 'react-router';
import { AreaWords } from '../language/area-words.tsx';
import type { FrameHandle } from '../layout/layouts.ts';
import { InvitationPage } from '../organisations/invitation-page.tsx';
import { OrganisationsPage } from '../organisations/organisations-page.tsx';

export const handle = { frame: 'dashboard' } satisfies FrameHandle;

/** One route for both, as each costs every page some bytes; `id` is the secret of an invitation. */
export default function Organisations() {
  const { id } = useParams();
  return (
    <AreaWords area="api-keys">
      {id === undefined ? <OrganisationsPage /> : <InvitationPage key={id} secret={id} />}
    </AreaWords>
  );
}
