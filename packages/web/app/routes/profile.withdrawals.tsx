import type { FrameHandle } from '../layout/layouts.ts';
import { AreaWords } from '../language/area-words.tsx';
import { WithdrawalListPage } from '../withdrawals/list-page.tsx';

export const handle = { frame: 'dashboard' } satisfies FrameHandle;

export default function Withdrawals() {
  return (
    <AreaWords area="withdrawals">
      <WithdrawalListPage />
    </AreaWords>
  );
}
