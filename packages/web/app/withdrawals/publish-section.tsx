import type { WithdrawalFunction } from '@clausewright/contract';
import { ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Section } from '../account/section.tsx';
import { CopyButton } from '../copy-button.tsx';
import { languageNames } from '../interface-languages.ts';
import { useLanguage } from '../language/language-provider.tsx';
import { ScrollBox } from '../scroll-box.tsx';
import { Field } from '../ui/field.tsx';

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
        <div className="inputwrap narrow">
          <input
            className="input num text-small"
            id="withdrawal-url"
            aria-describedby="withdrawal-url-hint"
            readOnly
            value={url}
          />
          <CopyButton text={url} label={t('copyUrl')} iconOnly />
        </div>
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
            <a className="linkbtn" href={link.url} target="_blank" rel="noreferrer">
              {t('open')}
              <span className="vh"> {t('newTab')}</span>
              <ExternalLink className="icon" aria-hidden="true" />
            </a>
          </p>
        </>
      )}
    </Section>
  );
}
