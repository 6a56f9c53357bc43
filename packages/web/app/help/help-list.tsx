import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { PageLink } from '../layout/page-link.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { useOperator } from '../operator.tsx';
import { linkTo } from '../rich-text.tsx';
import './help.css';
import { matches } from './matches.ts';
import { helpPath, topicsFor } from '../help-topics.ts';

/** `/help`: all topics, or those in which what was typed occurs. */
export function HelpList() {
  const t = useTranslations('help');
  const [typed, setTyped] = useState('');
  const found = topicsFor(useOperator()).filter((topic) =>
    matches(
      typed,
      (['title', 'lead', 'words'] as const).map((part) => t(`topics.${topic}.${part}`)),
    ),
  );
  return (
    <main id="main" tabIndex={-1} className="wrap page">
      <PageTitle>{t('title')}</PageTitle>
      <div className="narrow help">
        <h1>{t('title')}</h1>
        <p className="lead mt-2">{t('lead')}</p>
        <search className="help__search">
          <label className="label" htmlFor="help-search">
            {t('search')}
          </label>
          <input
            id="help-search"
            className="input"
            type="search"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
          <output className="small muted mt-2 block">
            {typed.trim() !== '' && t('found', { count: found.length })}
          </output>
        </search>
        <ul className="help__list">
          {found.map((topic) => (
            <li key={topic}>
              <h2>
                <PageLink to={helpPath(topic)}>{t(`topics.${topic}.title`)}</PageLink>
              </h2>
              <p>{t(`topics.${topic}.lead`)}</p>
            </li>
          ))}
        </ul>
        <p className="small muted mt-4">{t.rich('programs', { link: linkTo('/api/docs') })}</p>
      </div>
    </main>
  );
}
