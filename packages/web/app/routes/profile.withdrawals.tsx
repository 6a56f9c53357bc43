import { useParams } from 'react-router';
import type { FrameHandle } from '../layout/layouts.ts';
import { AreaWords } from '../language/area-words.tsx';
import { WithdrawalPage } from '../withdrawals/function-page.tsx';
import { WithdrawalListPage } from '../withdrawals/list-page.tsx';

export const handle = { frame: 'dashboard' } satisfies FrameHandle;

/** One route for the list and for each of it, as each costs every page some bytes. */
export default function Withdrawals() {
  const { id } = useParams();
  return (
    <AreaWords area="withdrawals">
      {id === undefined ? <WithdrawalListPage /> : <WithdrawalPage key={id} id={id} />}
    </AreaWords>
  );
}
