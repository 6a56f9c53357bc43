import { useParams } from 'react-router';
import type { FrameHandle } from '../layout/layouts.ts';
import { AreaWords } from '../language/area-words.tsx';
import { WithdrawalPage } from '../withdrawals/function-page.tsx';

export const handle = { frame: 'dashboard' } satisfies FrameHandle;

export default function Withdrawal() {
  const { id = '' } = useParams();
  return (
    <AreaWords area="withdrawals">
      <WithdrawalPage key={id} id={id} />
    </AreaWords>
  );
}
