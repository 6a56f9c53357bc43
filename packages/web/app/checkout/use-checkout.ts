import type { Costs } from '@clausewright/contract';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { useFailureText } from '../outcome-text.ts';
import type { Failure } from '../outcome.ts';
import { toBuyer, mayWithdraw, taxedAs } from './to-buyer.ts';
import { checkoutCalls } from './checkout-calls.ts';
import { useCheckoutFields, type ChangeFields, type CheckoutFields } from './checkout-form.ts';
import type { CheckoutSale } from './checkout-item.ts';
import { toErrors, type Errors } from './errors.ts';
import { findMissing } from './validate-fields.ts';
import { listPaymentChoices, type PaymentChoice, type PaymentProfile } from './payment-choices.ts';
import { isRefusedAs } from './refused-as.ts';
import type { PaymentEnd } from './run-payment.ts';
import { useCosts } from './use-costs.ts';
import { usePayment } from './use-payment.ts';
import { useVatCheck, type VatCheck } from './use-vat-check.ts';

interface Input {
  sale: CheckoutSale;
  profile: PaymentProfile;
  /** What is known of the buyer. */
  first: Partial<CheckoutFields>;
  /** Hears that the item is another one by now than the page shows. */
  onChanged?: () => void;
}

export interface CheckoutState extends Omit<ReturnType<typeof usePayment>, 'press'> {
  fields: CheckoutFields;
  change: ChangeFields;
  errors: Errors;
  costs: Costs | null;
  /** The amounts belong to what was chosen before. */
  stale: boolean;
  vat: VatCheck;
  checkVatAgain: () => void;
  choices: readonly PaymentChoice[];
  choice: PaymentChoice | null;
  asksEmail: boolean;
  asksPlace: boolean;
  submit: () => void;
}

/** Everything that the page of payment knows and does. */
export function useCheckout({ sale, profile, first, onChanged }: Input): CheckoutState {
  const { item } = sale;
  const t = useTranslations('pay');
  const failureText = useFailureText();
  const choices = useMemo(() => listPaymentChoices(profile), [profile]);
  // Where there is one way to pay, nobody has to choose it.
  const method = choices.length === 1 ? choices[0]?.id : undefined;
  const [fields, setFields] = useCheckoutFields(item.id, method === undefined ? first : { method, ...first });
  const [errors, setErrors] = useState<Errors>({});
  const [asksEmail, setAsksEmail] = useState(fields.email !== '');
  const [asksPlace, setAsksPlace] = useState(fields.confirmedCountry !== '');
  const choice = choices.find(({ id }) => id === fields.method) ?? null;
  const asksPlan = item.type === 'consent';
  const [vat, checkVatAgain] = useVatCheck(fields);

  const change = useCallback<ChangeFields>(
    (next) => {
      setFields(next);
      const touched = Object.keys(next).map((name) => (name === 'confirmedCountry' ? 'place' : name));
      setErrors((now) => {
        return Object.fromEntries(Object.entries(now).filter(([place]) => !touched.includes(place)));
      });
    },
    [setFields],
  );

  const isUnknown = fields.country === '' || (asksPlan && fields.plan === '');
  const question = {
    plan: fields.plan,
    discount: fields.applied,
    buyer: taxedAs(fields, vat.state === 'valid'),
    // Only who sells in its own name changes the tax; the others would ask for the same amounts again.
    processor: choice?.kind === 'checkout' ? choice.processor : null,
  };
  const onBadCode = useCallback(
    (failure: Failure) => {
      setFields({ applied: '' });
      setErrors((now) => ({ ...now, discount: failureText(failure) }));
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the words may change, the question does not
    [setFields],
  );
  const { costs, failure, stale, refresh } = useCosts(
    item,
    sale.costs,
    isUnknown ? null : question,
    onBadCode,
  );

  const onFailed = (failed: Failure, resumed: boolean) => {
    if (resumed && isRefusedAs(failed, 'not-found')) return;
    if (onChanged && isRefusedAs(failed, 'revision-changed')) {
      onChanged();
      return;
    }
    setErrors(toErrors(failed, failureText(failed)));
    if (isRefusedAs(failed, 'place-unclear')) setAsksPlace(true);
    if ('messages' in failed && failed.messages.some(({ field }) => field === 'email')) setAsksEmail(true);
    if (isRefusedAs(failed, 'price-changed')) {
      checkVatAgain();
      refresh();
    }
  };
  const onEnd = (end: PaymentEnd, resumed: boolean) => {
    if (end.end === 'failed') onFailed(end.failure, resumed);
    else if (end.end === 'refused' && end.text !== null) setErrors({ declined: end.text });
    else if (end.end === 'cancelled' || end.end === 'unavailable') setErrors({ declined: t(end.end) });
  };
  const open = () => {
    const { applied, email, plan, withdrawal } = fields;
    return send(checkoutCalls.newTransaction, {
      body: {
        item_type: item.type,
        item_id: item.id,
        ...(sale.revision !== undefined && { revision: sale.revision }),
        processor: choice?.processor ?? profile.processors[0]?.processor ?? 'sandbox',
        expected_total: costs?.total ?? 0,
        billing: toBuyer(fields),
        ...(asksPlan ? { plan } : {}),
        ...(applied === '' ? {} : { discount_code: applied }),
        ...(email.trim() === '' ? {} : { email: email.trim() }),
        ...(mayWithdraw(fields) ? { withdrawal_consent: withdrawal } : {}),
        ...(choice?.saved ? { payment_method_id: choice.saved.id } : {}),
        ...(fields.saveMethod || asksPlan ? { save_method: true } : {}),
      },
      agreementToken: item.token,
    });
  };
  const keep = (payment: string) => setFields({ payment });
  const isFree = costs?.total === 0;
  const kept = fields.payment;
  const { press, ...payment } = usePayment({ item, kept, keep, open, ready: !stale, isFree, onEnd });

  const submit = () => {
    if (payment.busy) return;
    const missing = findMissing(fields, { asksPlan, asksPlace, isFree });
    setErrors(Object.fromEntries(missing.map((name) => [name, t(`missing.${name}`)])));
    if (missing.length === 0) press();
  };
  useEffect(() => {
    const [place] = Object.keys(errors);
    if (place === undefined || place === 'declined') return;
    const invalid = '.pay__main :is([aria-invalid="true"], .is-invalid input:enabled)';
    document.querySelector<HTMLElement>(invalid)?.focus();
  }, [errors]);

  return {
    ...payment,
    fields,
    change,
    errors: failure === null ? errors : { ...toErrors(failure, failureText(failure)), ...errors },
    costs,
    stale,
    vat,
    checkVatAgain,
    choices,
    choice,
    asksEmail,
    asksPlace,
    submit,
  };
}
