import { useParams } from 'react-router';
import { CheckoutPage } from '../checkout/checkout-page.tsx';
import { OwnDocument } from '../own-document.tsx';
import { UnpaidList } from '../checkout/unpaid-list.tsx';
import type { FrameHandle } from '../layout/layouts.ts';
import { AreaWords } from '../language/area-words.tsx';

export const handle = { frame: 'payment' } satisfies FrameHandle;

export default function Pay() {
  const { id } = useParams();
  return (
    <AreaWords area="pay">
      {id === undefined ? (
        <UnpaidList />
      ) : (
        <OwnDocument of="pay">
          <CheckoutPage key={id} id={id} />
        </OwnDocument>
      )}
    </AreaWords>
  );
}
