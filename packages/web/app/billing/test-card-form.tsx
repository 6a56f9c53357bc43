import type { PaymentMethod } from '@clausewright/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormTop } from '../account/form-top.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { send } from '../api.ts';
import { useFailureText } from '../outcome-text.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { Field } from '../ui/field.tsx';
import { billingCalls } from './billing-calls.ts';

const outcomes = ['approve', 'decline', 'challenge', 'review', 'abandon'] as const;

interface Props {
  codes: readonly string[];
  onAdded: (method: PaymentMethod) => void;
}

/** A card with which no money moves; how its payments end is written into it. */
export function TestCardForm({ codes, onAdded }: Props) {
  const t = useTranslations('billing.methods');
  const failureText = useFailureText();
  const [outcome, setOutcome] = useState('approve');
  const form = useAccountForm({
    id: 'test-card',
    labels: { outcome: t('outcome'), code: t('code') },
    judge: () => ({}),
    act({ outcome, code }) {
      const token = code === '' ? outcome : `${outcome}-${code}`;
      return send(billingCalls.sandboxCreateMethod, { body: { token } });
    },
    onDone: ({ data }) => onAdded(data.method),
  });
  return (
    <>
      <h4 className="mb-1">{t('test')}</h4>
      <p className="soft mb-4">{t('testLead')}</p>
      <FormTop of={form} why={form.refused && failureText(form.refused)} />
      <form {...form.props}>
        <Field id="test-card-outcome" label={t('outcome')}>
          <select
            className="select"
            id="test-card-outcome"
            name="outcome"
            value={outcome}
            onChange={({ target }) => setOutcome(target.value)}
          >
            {outcomes.map((one) => (
              <option key={one} value={one}>
                {t(`outcomes.${one}`)}
              </option>
            ))}
          </select>
        </Field>
        {outcome === 'decline' && (
          <Field id="test-card-code" label={t('code')}>
            <select className="select num" id="test-card-code" name="code">
              {codes.map((code) => (
                <option key={code}>{code}</option>
              ))}
            </select>
          </Field>
        )}
        <div className="form__acts">
          <BusyButton
            form="test-card"
            look="plain"
            words={t('save')}
            busyWords={t('saving')}
            busy={form.busy}
          />
        </div>
      </form>
    </>
  );
}
