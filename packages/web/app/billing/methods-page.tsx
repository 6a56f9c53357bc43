import type { PaymentMethod } from '@clausewright/contract';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { useFetched } from '../use-fetched.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { AddMethod } from './add-method.tsx';
import { billingCalls } from './billing-calls.ts';
import { Empty, Loaded } from '../ui/loaded.tsx';
import { MethodList } from './method-list.tsx';
import { useMethodWords } from './method-name.ts';
import { Tab } from './tab.tsx';
import { useChange } from './use-change.tsx';

function fetchMethods(signal: AbortSignal) {
  return send(billingCalls.listPaymentMethods, { signal });
}

/** `/profile/billing/payment-methods`: what is saved, which of it is the default, and new ones. */
export function MethodsPage() {
  const t = useTranslations('billing.methods');
  const answer = useFetched(fetchMethods);
  const methodWords = useMethodWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const [changed, setChanged] = useState<readonly PaymentMethod[] | null>(null);
  const [asking, setAsking] = useState<PaymentMethod | null>(null);
  const { busy, change, result } = useChange<{ methods: readonly PaymentMethod[] }>(({ methods }) => {
    setChanged(methods);
    // The row of the button that was pressed is gone, or has other buttons.
    heading.current?.focus();
  });
  const makeDefault = (method: PaymentMethod) => {
    const { id } = method;
    const said = t('made', { name: methodWords(method).name });
    void change(id, () => send(billingCalls.setDefaultMethod, { body: { id } }), said);
  };
  const remove = ({ id }: PaymentMethod) => {
    void change(id, () => send(billingCalls.deletePaymentMethod, { params: { id } }), t('removed'));
  };
  const added = (method: PaymentMethod) => {
    const said = t('added', { name: methodWords(method).name });
    void change('added', () => send(billingCalls.listPaymentMethods, {}), said);
  };
  return (
    <Tab name="methods" heading={heading}>
      <div className="billing__column">
        <p className="soft mb-5">{t('lead')}</p>
        {result}
        <Loaded answer={answer}>
          {(data) => {
            const methods = changed ?? data.methods;
            return methods.length === 0 ? (
              <Empty>{t('empty')}</Empty>
            ) : (
              <MethodList methods={methods} busy={busy} onDefault={makeDefault} onRemove={setAsking} />
            );
          }}
        </Loaded>
        <AddMethod onAdded={added} />
      </div>
      {asking && (
        <ConfirmDialog
          title={t('ask', { name: methodWords(asking).name })}
          keep={t('keep')}
          act={t('act')}
          onKeep={() => setAsking(null)}
          onAct={() => {
            setAsking(null);
            remove(asking);
          }}
        >
          <p>{t('what')}</p>
        </ConfirmDialog>
      )}
    </Tab>
  );
}
