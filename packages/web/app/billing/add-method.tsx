import type { PaymentMethod } from '@clausewright/contract';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { useFetched } from '../use-fetched.ts';
import { billingCalls } from './billing-calls.ts';
import { addMethodPath } from './billing-tabs.ts';
import { cardProvider } from './card-fields.ts';
import { Loaded } from '../ui/loaded.tsx';
import { TestCardForm } from './test-card-form.tsx';

export function fetchProfile(signal: AbortSignal) {
  return send(billingCalls.paymentProfile, { signal });
}

/** The ways to save a card without buying something. */
export function AddMethod({ onAdded }: { onAdded: (method: PaymentMethod) => void }) {
  const t = useTranslations('billing.methods');
  const answer = useFetched(fetchProfile);
  return (
    <section aria-labelledby="add-title">
      <h3 id="add-title" className="mb-3">
        {t('add')}
      </h3>
      <Loaded answer={answer}>
        {({ processors, decline_codes }) => {
          const offersTest = processors.some(({ processor }) => processor === 'sandbox');
          const offersCard = cardProvider(processors) !== null;
          return (
            <>
              {offersCard && (
                <>
                  <p className="soft mb-4">{t('addLead')}</p>
                  {/* Another document: only there the provider's script may run. */}
                  <a className="btn" href={addMethodPath}>
                    {t('addOpen')}
                  </a>
                </>
              )}
              {offersTest && <TestCardForm codes={decline_codes} onAdded={onAdded} />}
              {!offersTest && !offersCard && <p className="soft">{t('noneToAdd')}</p>}
            </>
          );
        }}
      </Loaded>
    </section>
  );
}
