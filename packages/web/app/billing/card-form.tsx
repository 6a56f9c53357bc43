import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FormTop } from '../account/form-top.tsx';
import { useAccountForm } from '../account/use-account-form.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { useFailureText } from '../outcome-text.ts';
import { BusyButton } from '../ui/busy-button.tsx';
import { Notice } from '../ui/notice.tsx';
import { addMethodPath, billingTabs } from './billing-tabs.ts';
import { showCardFields } from './card-fields.ts';
import type { ProviderName } from '../payment-providers/providers.ts';
import type { CardFields, SavedCard } from '../payment-providers/saved-card.ts';

/** The fields are frames of the provider: what is typed into them never enters our document. */
export function CardForm({ provider }: { provider: ProviderName }) {
  const t = useTranslations('billing.methods');
  const failureText = useFailureText();
  const { language } = useLanguage();
  const [shown, setShown] = useState<'loading' | 'ready' | 'unavailable'>('loading');
  const place = useRef<HTMLDivElement>(null);
  const fields = useRef<CardFields | null>(null);
  const [number, expiry, code] = [t('number'), t('expiry'), t('securityCode')];
  useEffect(() => {
    const element = place.current;
    if (element === null) return undefined;
    let left = false;
    setShown('loading');
    const words = { number, expiry, code };
    const show = async () => {
      const made = await showCardFields(element, provider, {
        language,
        words,
        returnPath: addMethodPath,
      });
      if (left) made?.close();
      else {
        fields.current = made;
        setShown(made === null ? 'unavailable' : 'ready');
      }
    };
    show().catch(reportError);
    return () => {
      left = true;
      fields.current?.close();
      fields.current = null;
    };
  }, [provider, language, number, expiry, code]);

  const form = useAccountForm({
    id: 'card',
    labels: {},
    judge: () => ({}),
    act: (): Promise<SavedCard> =>
      fields.current?.save() ?? Promise.resolve({ ok: false, reason: 'unavailable' }),
    // The next document lets no provider in.
    onDone: () => location.assign(billingTabs.methods),
  });
  const why = (refused: Extract<SavedCard, { ok: false }>): string => {
    switch (refused.reason) {
      case 'fields':
        return t('incomplete');
      case 'unavailable':
        return t('unavailable');
      case 'provider':
        return `${t('error')}. ${refused.text}`;
      case 'server':
        return failureText(refused.failure);
    }
  };
  return (
    <>
      <FormTop of={form} why={form.refused && why(form.refused)} />
      <form {...form.props}>
        <div ref={place} />
        <div aria-live="polite">
          {shown === 'loading' && <p className="hint">{t('fields')}</p>}
          {shown === 'unavailable' && (
            <Notice kind="danger">
              <p>{t('unavailable')}</p>
            </Notice>
          )}
        </div>
        <div className="form__acts">
          <BusyButton form="card" words={t('save')} busyWords={t('saving')} busy={form.busy} />
        </div>
      </form>
    </>
  );
}
