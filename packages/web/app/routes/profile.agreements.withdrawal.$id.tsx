import { useParams } from 'react-router';
import type { FrameHandle } from '../layout/layouts.ts';
import { AreaWords } from '../language/area-words.tsx';
import { NewWithdrawalPage } from '../withdrawals/new-page.tsx';

export const handle = { frame: 'dashboard' } satisfies FrameHandle;

export default function NewWithdrawal() {
  const { id = '' } = useParams();
  return (
    <AreaWords area="withdrawals">
      <NewWithdrawalPage key={id} id={id} />
    </AreaWords>
  );
}
