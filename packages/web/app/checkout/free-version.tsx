import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureText } from '../outcome-text.ts';
import { Notice } from '../ui/notice.tsx';
import type { CheckoutItem } from './checkout-item.ts';
import { takeFreeVersion } from './take-free-version.ts';

/** The way on for who does not want the paid parts. */
export function FreeVersion({ item }: { item: CheckoutItem }) {
  const t = useTranslations('pay');
  const failureText = useFailureText();
  const [state, setState] = useState<{ busy: boolean; problem: string | null }>({
    busy: false,
    problem: null,
  });
  const take = async () => {
    if (state.busy) return;
    setState({ busy: true, problem: null });
    const outcome = await takeFreeVersion(item.id, item.token);
    if (outcome.ok) location.replace(outcome.data);
    else setState({ busy: false, problem: failureText(outcome) });
  };
  return (
    <div className="mt-12">
      <h2 className="side__title mb-1">{t('freeTitle')}</h2>
      <p className="small soft mb-3">{t('freeLead')}</p>
      <div role="alert">
        {state.problem !== null && (
          <Notice kind="danger">
            <p>{state.problem}</p>
          </Notice>
        )}
      </div>
      <button className="btn btn--sm" type="button" aria-busy={state.busy} onClick={() => void take()}>
        {state.busy && <span className="spin" aria-hidden="true" />}
        {t('free')}
      </button>
    </div>
  );
}
