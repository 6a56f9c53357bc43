import { useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useLanguage } from '../language/language-provider.tsx';
import type { CheckoutSale } from './checkout-item.ts';
import type { PaymentChoice, PaymentProfile } from './payment-choices.ts';
import { ProviderFields } from './provider-fields.tsx';
import type { PaymentProof, ProviderContext, ProviderForm } from '../payment-providers/provider-form.ts';
import type { ProviderName } from '../payment-providers/providers.ts';
import { simpleForm } from './simple-form.ts';
import { TestPayment, type TestChoice } from './test-payment.tsx';
import type { CheckoutState } from './use-checkout.ts';

interface Props {
  state: CheckoutState;
  sale: CheckoutSale;
  profile: PaymentProfile;
  choice: PaymentChoice;
}

/** What stands under the card of the method that is chosen. */
export function MethodBody({ state, sale, profile, choice }: Props) {
  if (choice.saved !== null) return <Simple onForm={state.onForm} proof={nothing} />;
  const { processor } = choice;
  if (processor === 'sandbox') return <Sandbox onForm={state.onForm} codes={profile.decline_codes} />;
  return <Foreign {...{ state, sale, profile, choice }} processor={processor} />;
}

type OnForm = (form: ProviderForm | null) => void;

const nothing: PaymentProof = {};

function Simple({ onForm, proof }: { onForm: OnForm; proof: PaymentProof }) {
  useEffect(() => {
    onForm(simpleForm(proof));
    return () => onForm(null);
  }, [onForm, proof]);
  return null;
}

function Sandbox({ onForm, codes }: { onForm: OnForm; codes: readonly string[] }) {
  const [choice, setChoice] = useState<TestChoice>({ outcome: 'approve', code: codes[0] ?? '' });
  const proof = useMemo((): PaymentProof => {
    const { outcome, code } = choice;
    return outcome === 'decline' && code !== '' ? { outcome, code } : { outcome };
  }, [choice]);
  return (
    <>
      <Simple onForm={onForm} proof={proof} />
      <TestPayment choice={choice} onChoose={setChoice} codes={codes} />
    </>
  );
}

function Foreign({ state, sale, profile, choice, processor }: Props & { processor: ProviderName }) {
  const t = useTranslations('pay.card');
  const { language } = useLanguage();
  const { fields, costs, onForm } = state;
  const latest = useRef(fields);
  useEffect(() => {
    latest.current = fields;
  });
  const { currency } = profile;
  const { item } = sale;
  const publicKey = profile.processors.find((one) => one.processor === processor)?.public_key ?? '';
  const kind = choice.kind === 'saved' ? 'card' : choice.kind;
  const total = costs?.total ?? 0;
  const [first] = useState(total);
  const context = useMemo(
    (): ProviderContext => ({
      kind,
      publicKey,
      test: choice.test,
      currency,
      total: first,
      language,
      keeps: () => latest.current.saveMethod || item.type === 'consent',
      buyer: () => {
        const { email, name, address, city, postal_code: postalCode, country } = latest.current;
        return { email, name, address, city, postalCode, country };
      },
      item,
      words: { number: t('number'), expiry: t('expiry'), code: t('code') },
    }),
    [kind, publicKey, choice.test, currency, first, language, item, t],
  );
  return <ProviderFields processor={processor} context={context} total={total} onForm={onForm} />;
}
