import { useParams } from 'react-router';
import { ConsentCheckoutPage } from '../checkout/consent-checkout-page.tsx';
import { PayDocument } from '../checkout/pay-document.tsx';
import { NotFound } from '../frame/error-page.tsx';
import type { FrameHandle } from '../frame/layouts.ts';
import { AreaWords } from '../language/area-words.tsx';

export const handle = { frame: 'payment' } satisfies FrameHandle;

export default function PayConsent() {
  const { id } = useParams();
  if (id === undefined) return <NotFound />;
  return (
    <AreaWords area="pay">
      <PayDocument>
        <ConsentCheckoutPage key={id} id={id} />
      </PayDocument>
    </AreaWords>
  );
}
