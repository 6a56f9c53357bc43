import type { RequestDesk } from '@clausewright/contract';
import { useTranslations } from 'use-intl';
import { Section } from '../account/section.tsx';
import { AddressField } from '../ui/address-field.tsx';
import { Field } from '../ui/field.tsx';
import { NewTabLink } from '../ui/new-tab-link.tsx';

/** What the owner takes along: the address of the page. */
export function AddressSection({ desk: { url } }: { desk: RequestDesk }) {
  const t = useTranslations('withdrawals.desk');
  return (
    <Section id="address-title" title={t('address')}>
      <p className="mb-4">{t('addressLead')}</p>
      <Field id="desk-url" label={t('url')} hint={t('urlHint')}>
        <AddressField
          className="narrow"
          url={url}
          copy={t('copy')}
          id="desk-url"
          aria-describedby="desk-url-hint"
        />
      </Field>
      <p className="mt-2">
        <NewTabLink href={url} newTab={t('newTab')}>
          {t('openPage')}
        </NewTabLink>
      </p>
    </Section>
  );
}
