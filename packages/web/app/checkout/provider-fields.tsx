import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { ProviderContext, ProviderForm } from '../payment-providers/provider-form.ts';
import { type ProviderName, providers } from '../payment-providers/providers.ts';

interface Props {
  processor: ProviderName;
  /** What the form needs; the same object until another form is needed. */
  context: ProviderContext;
  total: number;
  onForm: (form: ProviderForm | null) => void;
}

/** The place of the provider's own fields. */
export function ProviderFields({ processor, context, total, onForm }: Props) {
  const t = useTranslations('pay');
  const element = useRef<HTMLDivElement>(null);
  const shown = useRef<ProviderForm | null>(null);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');

  useEffect(() => {
    let gone = false;
    let made: ProviderForm | null = null;
    const show = async () => {
      const create = await providers[processor].loadForm(context.kind);
      if (gone || element.current === null) return;
      made = create(context);
      const mounted = await made.mount(element.current);
      if (gone) return;
      shown.current = mounted ? made : null;
      onForm(shown.current);
      setState(mounted ? 'ready' : 'failed');
    };
    show().catch((error: unknown) => {
      if (!gone) setState('failed');
      reportError(error);
    });
    return () => {
      gone = true;
      shown.current = null;
      onForm(null);
      made?.close();
    };
  }, [processor, context, onForm]);
  useEffect(() => {
    if (state === 'ready') shown.current?.update?.(total);
  }, [total, state]);

  return (
    <div className="methods__body" aria-busy={state === 'loading'}>
      {state === 'loading' && <p className="hint">{t('methods.loading')}</p>}
      {state === 'failed' && <p>{t('unavailable')}</p>}
      <div ref={element} className="methods__fields" />
    </div>
  );
}
