import type { WithdrawalFunction } from '@clausewright/contract';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Section } from '../account/section.tsx';
import { CopyButton } from '../copy-button.tsx';
import { languageNames } from '../interface-languages.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { ScrollBox } from '../scroll-box.tsx';
import { AddressField } from '../ui/address-field.tsx';
import { Field } from '../ui/field.tsx';
import { NewTabLink } from '../ui/new-tab-link.tsx';

/** What the owner takes along: the address, and a link with the prescribed words in each language. */
export function PublishSection({ withdrawal: { url, links } }: { withdrawal: WithdrawalFunction }) {
  const t = useTranslations('withdrawals.publish');
  const { language } = useLanguage();
  const [wanted, setWanted] = useState<string>(language);
  const link = links.find((one) => one.language === wanted) ?? links[0];
  return (
    <Section id="publish-title" title={t('title')}>
      <p className="mb-4">{t('lead')}</p>
      <Field id="withdrawal-url" label={t('url')} hint={t('documents')}>
        <AddressField
          className="narrow"
          url={url}
          copy={t('copyUrl')}
          id="withdrawal-url"
          aria-describedby="withdrawal-url-hint"
        />
      </Field>
      <div className="narrow mt-4">
        <Field id="withdrawal-language" label={t('language')}>
          <select
            className="select"
            id="withdrawal-language"
            value={wanted}
            onChange={(event) => setWanted(event.target.value)}
          >
            {links.map((one) => (
              <option key={one.language} value={one.language} lang={one.language}>
                {languageNames[one.language]}
              </option>
            ))}
          </select>
        </Field>
      </div>
      {link && (
        <>
          <div className="code mt-4">
            <div className="code__head">
              <span>{t('html')}</span>
              <CopyButton text={link.html} label={t('copyHtml')} className="btn btn--quiet btn--sm" />
            </div>
            <ScrollBox className="code__short" label={t('html')}>
              <pre>
                <code>{link.html}</code>
              </pre>
            </ScrollBox>
          </div>
          <p className="mt-2">
            <NewTabLink href={link.url} newTab={t('newTab')}>
              {t('open')}
            </NewTabLink>
          </p>
        </>
      )}
    </Section>
  );
}
