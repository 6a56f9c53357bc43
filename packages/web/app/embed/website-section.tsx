import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { CopyButton } from '../copy-button.tsx';
import { ScrollBox } from '../scroll-box.tsx';
import { Field } from '../ui/field.tsx';
// oxlint-disable-next-line import/default -- Vite gives the text of the file
import component from './clausewright-document.tsx?raw';
import { CopyCheck } from './copy-check.tsx';
import { type Shown, snippetsFor, type Way, ways } from './snippets.ts';

interface Props extends Shown {
  id: string;
  /** Who may have pages looked at. */
  owner: boolean;
}

/** The ways in which a document gets into a website, and whether a page still shows the current version. */
export function WebsiteSection({ id, owner, ...shown }: Props) {
  const t = useTranslations('embed');
  const [way, choose] = useState<Way>('element');
  const { origin } = new URL(shown.live);
  return (
    <>
      <section aria-labelledby="website-title">
        <h2 id="website-title" className="side__title">
          {t('title')}
        </h2>
        <p className="small soft mt-1 mb-3">{t('lead')}</p>
        <Field id="website-way" label={t('way')}>
          <select
            className="select"
            id="website-way"
            value={way}
            onChange={({ target }) => choose(ways.find((one) => one === target.value) ?? way)}
          >
            {ways.map((one) => (
              <option key={one} value={one}>
                {t(`ways.${one}`)}
              </option>
            ))}
          </select>
        </Field>
        <p className="small soft mt-3 mb-3">{t(`about.${way}`)}</p>
        {snippetsFor(way, shown, component).map(({ name, code }) => (
          <div className="code mb-3" key={name}>
            <div className="code__head">
              <span>{name}</span>
              <CopyButton text={code} label={t('copy')} className="btn btn--quiet btn--sm" />
            </div>
            <ScrollBox className="code__short" label={t('label', { way: name })}>
              <pre>
                <code>{code}</code>
              </pre>
            </ScrollBox>
          </div>
        ))}
        {way === 'element' && <p className="small soft">{t('policy', { origin })}</p>}
        {way === 'react' && <p className="small soft">{t('policyReact', { origin })}</p>}
      </section>
      {owner && <CopyCheck id={id} />}
    </>
  );
}
