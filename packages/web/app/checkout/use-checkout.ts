import type { ResultOf, newTransaction, Costs } from '@clausewright/contract';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { send } from '../api.ts';
import { useFailureText } from '../outcome-text.ts';
import type { Outcome } from '../outcome.ts';
import { buyerOf, mayWithdraw, taxedAs } from './buyer-of.ts';
import { checkoutCalls } from './checkout-calls.ts';
import { forgetFields, useCheckoutFields, type ChangeFields, type CheckoutFields } from './checkout-form.ts';
import type { CheckoutSale } from './checkout-item.ts';
import { errorsOf, type Errors, type Place } from './errors.ts';
import { missingIn } from './judge-fields.ts';
import { noteLastPayment } from './last-payment.ts';
import { choicesOf, type PaymentChoice, type PaymentProfile } from './payment-choices.ts';
import type { ProviderForm } from './providers/provider-form.ts';
import { isRefusedAs } from './refused-as.ts';
import { runPayment, type PaymentEnd } from './run-payment.ts';
import { useCosts } from './use-costs.ts';
import { useVatCheck, type VatCheck } from './use-vat-check.ts';
import { useWaiting } from './use-waiting.ts';

interface Input {
  sale: CheckoutSale;
  profile: PaymentProfile;
  /** What is known of the buyer. */
  first: Partial<CheckoutFields>;
}

export interface CheckoutState {
  fields: CheckoutFields;
  change: ChangeFields;
  errors: Errors;
  costs: Costs | null;
  stale: boolean;
  vat: VatCheck;
  checkVatAgain: () => void;
  choices: readonly PaymentChoice[];
  choice: PaymentChoice | null;
  asksEmail: boolean;
  asksPlace: boolean;
  busy: boolean;
  /** A payment is being decided: the form is not there. */
  waiting: 'no' | 'validating' | 'late';
  /** Where the bank still waits for the person. */
  unfinished: string | null;
  applyCode: () => void;
  removeCode: () => void;
  submit: () => void;
  /** Hears what pays from the part of the page that shows it. */
  onForm: (form: ProviderForm | null) => void;
}

function paymentOfAddress(): string {
  return new URLSearchParams(location.search).get('payment') ?? '';
}

export function useCheckout({ sale, profile, first }: Input): CheckoutState {
  const { item } = sale;
  const t = useTranslations('pay.missing');
  const failureText = useFailureText();
  const tPay = useTranslations('pay');
  const choices = useMemo(() => choicesOf(profile), [profile]);
  const [fields, setFields] = useCheckoutFields(item.id, first);
  const [errors, setErrors] = useState<Errors>({});
  const [asksEmail, setAsksEmail] = useState(fields.email !== '');
  const [asksPlace, setAsksPlace] = useState(fields.confirmedCountry !== '');
  const [pressed, setPressed] = useState(false);
  const [payment, setPayment] = useState<string | null>(() => paymentOfAddress() || fields.payment || null);
  const [unfinished, setUnfinished] = useState<{ payment: string; url: string } | null>(null);
  const form = useRef<ProviderForm | null>(null);
  const running = useRef(false);
  const onForm = useCallback((shown: ProviderForm | null) => {
    form.current = shown;
  }, []);

  const choice = choices.find(({ id }) => id === fields.method) ?? null;
  const [vat, checkVatAgain] = useVatCheck(fields);

  const change = useCallback<ChangeFields>(
    (next) => {
      setFields(next);
      const touched = Object.keys(next).map((name) => (name === 'confirmedCountry' ? 'place' : name));
      setErrors((now) =>
        Object.fromEntries(Object.entries(now).filter(([place]) => !touched.includes(place))),
      );
    },
    [setFields],
  );

  const asksPlan = item.type === 'consent';
  const question =
    fields.country === '' || (asksPlan && fields.plan === '')
      ? null
      : {
          plan: fields.plan,
          discount: fields.applied,
          buyer: taxedAs(fields, vat.state === 'valid'),
          // Only who sells in its own name changes the tax; the others would ask for the same amounts again.
          processor: choice?.kind === 'checkout' ? choice.processor : null,
        };
  const onBadCode = useCallback(
    (failure: Parameters<typeof failureText>[0]) => {
      setFields({ applied: '' });
      setErrors((now) => ({ ...now, discount: failureText(failure) }));
    },
    // oxlint-disable-next-line react/exhaustive-deps -- the words may change, the question does not
    [setFields],
  );
  const { costs, failure, stale, refresh } = useCosts(item, sale.costs, question, onBadCode);

  const leave = (path: string) => {
    forgetFields(item.id);
    location.replace(path);
  };

  const onEnd = (end: PaymentEnd, resumed: boolean) => {
    if (end.end !== 'done' && end.end !== 'leaving') setPressed(false);
    setPayment(end.end === 'waiting' ? end.payment : null);
    switch (end.end) {
      case 'done':
        leave(end.path);
        return;
      case 'leaving':
        setFields({ payment: end.payment });
        if (resumed) {
          setUnfinished(end);
          setPressed(false);
        } else location.assign(end.url);
        return;
      case 'waiting':
        setFields({ payment: end.payment });
        return;
      case 'refused':
        setFields({ payment: '' });
        if (end.text !== null) setErrors({ declined: end.text });
        return;
      case 'failed':
        setFields({ payment: '' });
        if (resumed && isRefusedAs(end.failure, 'not-found')) return;
        setErrors(errorsOf(end.failure, failureText(end.failure)));
        if (isRefusedAs(end.failure, 'place-unclear')) setAsksPlace(true);
        if ('messages' in end.failure && end.failure.messages.some(({ field }) => field?.endsWith('email'))) {
          setAsksEmail(true);
        }
        if (isRefusedAs(end.failure, 'price-changed')) {
          checkVatAgain();
          refresh();
        }
        return;
      case 'cancelled':
        setFields({ payment: '' });
        setErrors({ declined: tPay('cancelled') });
        return;
      case 'unavailable':
        setErrors({ declined: tPay('unavailable') });
        return;
      case 'fields':
      case 'closed':
    }
  };
  const latestEnd = useRef(onEnd);
  useEffect(() => {
    latestEnd.current = onEnd;
  });
  const onWaited = useCallback((end: PaymentEnd) => latestEnd.current(end, true), []);
  const { late } = useWaiting(item, payment, onWaited);

  const open = async (): Promise<Outcome<ResultOf<typeof newTransaction>>> => {
    if (unfinished !== null) {
      // The bank was not answered: that attempt ends before another one begins.
      await send(checkoutCalls.cancelTransaction, {
        params: { id: unfinished.payment },
        agreementToken: item.token,
      });
      setUnfinished(null);
    }
    const { applied, email, plan } = fields;
    return send(checkoutCalls.newTransaction, {
      body: {
        item_type: item.type,
        item_id: item.id,
        processor: choice?.processor ?? profile.processors[0]?.processor ?? 'sandbox',
        expected_total: costs?.total ?? 0,
        billing: buyerOf(fields),
        ...(asksPlan ? { plan } : {}),
        ...(applied === '' ? {} : { discount_code: applied }),
        ...(email.trim() === '' ? {} : { email: email.trim() }),
        ...(mayWithdraw(fields) ? { withdrawal_consent: fields.withdrawal } : {}),
        ...(choice?.saved ? { payment_method_id: choice.saved.id } : {}),
        ...(fields.saveMethod || asksPlan ? { save_method: true } : {}),
      },
      agreementToken: item.token,
    });
  };

  const run = async () => {
    if (form.current === null) return;
    const end = await runPayment({
      item,
      form: form.current,
      open,
      onOpened: (opened) => {
        setFields({ payment: opened });
        noteLastPayment({ payment: opened, type: item.type, id: item.id });
      },
    });
    onEnd(end, false);
  };
  // A press while the amounts are being asked for waits for them.
  const ready = pressed && !stale && payment === null;
  useEffect(() => {
    if (!ready || running.current) return;
    running.current = true;
    run()
      .catch((error: unknown) => {
        setPressed(false);
        reportError(error);
      })
      .finally(() => {
        running.current = false;
      });
    // oxlint-disable-next-line react/exhaustive-deps -- one run per press, with what stood there then
  }, [ready]);

  const submit = () => {
    if (pressed || running.current) return;
    const isFree = costs?.total === 0;
    const missing = missingIn(fields, { asksPlan, asksPlace, isFree });
    const faults: Partial<Record<Place, string>> = Object.fromEntries(missing.map((name) => [name, t(name)]));
    setErrors(faults);
    if (missing.length === 0) setPressed(true);
  };

  useEffect(() => {
    if (paymentOfAddress() === '') return;
    // What the address said is known now; a reload asks for what this tab kept.
    history.replaceState(history.state, '', location.pathname);
  }, []);
  useEffect(() => {
    const again = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    addEventListener('pageshow', again);
    return () => removeEventListener('pageshow', again);
  }, []);
  useEffect(() => {
    const [place] = Object.keys(errors);
    if (place === undefined || place === 'declined') return;
    const invalid = '.pay__main :is([aria-invalid="true"], .is-invalid input:enabled)';
    document.querySelector<HTMLElement>(invalid)?.focus();
  }, [errors]);

  return {
    fields,
    change,
    errors: failure === null ? errors : { ...errorsOf(failure, failureText(failure)), ...errors },
    costs,
    stale,
    vat,
    checkVatAgain,
    choices,
    choice,
    asksEmail,
    asksPlace,
    busy: pressed,
    waiting: payment === null ? 'no' : late ? 'late' : 'validating',
    unfinished: unfinished?.url ?? null,
    applyCode: () => change({ discount: fields.discount.trim(), applied: fields.discount.trim() }),
    removeCode: () => change({ discount: '', applied: '' }),
    submit,
    onForm,
  };
}
