import { useParams } from 'react-router';
import { ConsentCheckoutPage } from '../checkout/consent-checkout-page.tsx';
import { OwnDocument } from '../own-document.tsx';
import { NotFound } from '../layout/error-page.tsx';
import type { FrameHandle } from '../layout/layouts.ts';
import { AreaWords } from '../language/area-words.tsx';

export const handle = { frame: 'payment' } satisfies FrameHandle;

export default function PayConsent() {
  const { id } = useParams();
  if (id === undefined) return <NotFound />;
  return (
    <AreaWords area="pay">
      <OwnDocument of="pay">
        <ConsentCheckoutPage key={id} id={id} />
      </OwnDocument>
    </AreaWords>
  );
}
