import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { useFetched } from '../use-fetched.ts';
import { AddressForm } from './address-form.tsx';
import { billingCalls } from './billing-calls.ts';
import { Loaded } from '../ui/loaded.tsx';
import { Tab } from './tab.tsx';

function fetchAddress(signal: AbortSignal) {
  return send(billingCalls.getBillingAddress, { signal });
}

/** `/profile/billing/billing-address`: who stands on invoices. */
export function AddressPage() {
  const t = useTranslations('billing.address');
  const answer = useFetched(fetchAddress);
  return (
    <Tab name="address">
      <div className="billing__column">
        <p className="soft mb-5">{t('lead')}</p>
        <Loaded answer={answer}>{(address) => <AddressForm address={address} />}</Loaded>
      </div>
    </Tab>
  );
}
