import type { ReactNode, RefObject } from 'react';
import { useTranslations } from 'use-intl';
import { TitledByForms } from '../account/invalid-forms.tsx';
import type { BillingTab } from './billing-tabs.ts';

interface Props {
  name: BillingTab;
  /** For who moves the focus to the heading. */
  heading?: RefObject<HTMLHeadingElement | null>;
  children: ReactNode;
}

/** What stands below the menu. */
export function Tab({ name, heading, children }: Props) {
  const t = useTranslations('billing');
  const title = t(`tabs.${name}`);
  return (
    <TitledByForms title={t('page', { tab: title })}>
      <section className="billing__tab" aria-labelledby="tab-title">
        <h2 id="tab-title" ref={heading} tabIndex={heading && -1}>
          {title}
        </h2>
        {children}
      </section>
    </TitledByForms>
  );
}
