import { useParams } from 'react-router';
import { AreaWords } from '../language/area-words.tsx';
import type { FrameHandle } from '../layout/layouts.ts';
import { DeskPage } from '../requests/desk-page.tsx';
import { RequestPage } from '../requests/request-page.tsx';

export const handle = { frame: 'dashboard' } satisfies FrameHandle;

/** The desk of a website, or one of its requests. */
export default function Requests() {
  const { id = '', request } = useParams();
  return (
    <AreaWords area="withdrawals">
      {request === undefined ? (
        <DeskPage key={id} id={id} />
      ) : (
        <RequestPage key={request} id={id} request={request} />
      )}
    </AreaWords>
  );
}
