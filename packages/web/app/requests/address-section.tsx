import type { RequestDesk } from '@clausewright/contract';
import { ExternalLink } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Section } from '../account/section.tsx';
import { CopyButton } from '../copy-button.tsx';
import { Field } from '../ui/field.tsx';

/** What the owner takes along: the address of the page. */
export function AddressSection({ desk: { url } }: { desk: RequestDesk }) {
  const t = useTranslations('withdrawals.desk');
  return (
    <Section id="address-title" title={t('address')}>
      <p className="mb-4">{t('addressLead')}</p>
      <Field id="desk-url" label={t('url')} hint={t('urlHint')}>
        <div className="inputwrap narrow">
          <input
            className="input num text-small"
            id="desk-url"
            aria-describedby="desk-url-hint"
            readOnly
            value={url}
          />
          <CopyButton text={url} label={t('copy')} iconOnly />
        </div>
      </Field>
      <p className="mt-2">
        <a className="linkbtn" href={url} target="_blank" rel="noreferrer">
          {t('openPage')}
          <span className="vh"> {t('newTab')}</span>
          <ExternalLink className="icon" aria-hidden="true" />
        </a>
      </p>
    </Section>
  );
}
