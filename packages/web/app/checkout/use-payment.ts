import type { ResultOf, newTransaction } from '@clausewright/contract';
import { useCallback, useEffect, useRef, useState } from 'react';
import { send } from '../api.ts';
import type { Outcome } from '../outcome.ts';
import { checkoutCalls } from './checkout-calls.ts';
import { clearFields } from './checkout-form.ts';
import type { CheckoutItem } from './checkout-item.ts';
import { noteLastPayment } from './last-payment.ts';
import type { ProviderForm } from '../payment-providers/provider-form.ts';
import { runPayment, type PaymentEnd } from './run-payment.ts';
import { simpleForm } from './simple-form.ts';
import { useWaiting } from './use-waiting.ts';

interface Input {
  item: CheckoutItem;
  /** A payment that this tab opened before; empty where none. */
  kept: string;
  keep: (payment: string) => void;
  open: () => Promise<Outcome<ResultOf<typeof newTransaction>>>;
  /** The amounts are those of the choices: what is pressed before waits. */
  ready: boolean;
  /** Nothing is due: no method is shown, and none is needed. */
  isFree: boolean;
  /** Hears of every end that leaves the person on the page; `resumed` where it was begun earlier. */
  onEnd: (end: PaymentEnd, resumed: boolean) => void;
}

interface Payment {
  /** From the press to the end of the attempt. */
  busy: boolean;
  press: () => void;
  /** A payment is being decided: the form is not there. */
  waiting: 'no' | 'validating' | 'late';
  /** Where the bank still waits for the person. */
  unfinished: string | null;
  /** Hears what pays from the part of the page that shows it. */
  onForm: (form: ProviderForm | null) => void;
}

/** The bank or the provider sent the person back with it. */
function paymentOfAddress(): string {
  return new URLSearchParams(location.search).get('payment') ?? '';
}

/** One attempt per press, and what was begun before a reload, in another tab or at the bank. */
export function usePayment({ item, kept, keep, open, ready, isFree, onEnd }: Input): Payment {
  const [pressed, setPressed] = useState(false);
  const [payment, setPayment] = useState<string | null>(() => paymentOfAddress() || kept || null);
  const [unfinished, setUnfinished] = useState<{ payment: string; url: string } | null>(null);
  const form = useRef<ProviderForm | null>(null);
  const running = useRef(false);

  const end = (ended: PaymentEnd, resumed: boolean) => {
    setPayment(ended.end === 'waiting' ? ended.payment : null);
    if (ended.end === 'done') {
      clearFields(item.id);
      location.replace(ended.path);
      return;
    }
    keep('payment' in ended ? ended.payment : '');
    if (ended.end === 'leaving' && !resumed) {
      location.assign(ended.url);
      return;
    }
    setPressed(false);
    if (ended.end === 'leaving') setUnfinished(ended);
    else if (ended.end !== 'waiting') onEnd(ended, resumed);
  };
  const latestEnd = useRef(end);
  useEffect(() => {
    latestEnd.current = end;
  });
  const onWaited = useCallback((ended: PaymentEnd) => latestEnd.current(ended, true), []);
  const { late } = useWaiting(item, payment, onWaited);

  const openAfresh = async () => {
    if (unfinished !== null) {
      // The bank was not answered: that attempt ends before another one begins.
      const params = { id: unfinished.payment };
      await send(checkoutCalls.cancelTransaction, { params, agreementToken: item.token });
      setUnfinished(null);
    }
    return open();
  };
  const run = async () => {
    const shown = isFree ? simpleForm({}) : form.current;
    if (shown === null) {
      end({ end: 'unavailable' }, false);
      return;
    }
    const onOpened = (opened: string) => {
      keep(opened);
      noteLastPayment({ payment: opened, type: item.type, id: item.id });
    };
    end(await runPayment({ item, form: shown, open: openAfresh, onOpened }), false);
  };
  const runs = pressed && ready && payment === null;
  useEffect(() => {
    if (!runs || running.current) return;
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
  }, [runs]);

  useEffect(() => {
    if (paymentOfAddress() === '') return;
    // What the address said is known now; a reload asks for what this tab kept.
    history.replaceState(history.state, '', location.pathname);
  }, []);
  useEffect(() => {
    // A page out of the browser's memory does not know what happened since.
    const again = ({ persisted }: PageTransitionEvent) => {
      if (persisted) location.reload();
    };
    addEventListener('pageshow', again);
    return () => removeEventListener('pageshow', again);
  }, []);

  const onForm = useCallback((shown: ProviderForm | null) => {
    form.current = shown;
  }, []);
  return {
    busy: pressed,
    press: () => setPressed(true),
    waiting: payment === null ? 'no' : late ? 'late' : 'validating',
    unfinished: unfinished?.url ?? null,
    onForm,
  };
}
