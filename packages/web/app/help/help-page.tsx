import { ArrowLeft } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { PageLink } from '../layout/page-link.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { sitePages } from '../layout/site-links.ts';
import { useOperator } from '../operator.tsx';
import './help.css';
import { HelpText } from './help-text.tsx';
import { type HelpTopic, helpPath, topicsFor } from '../help-topics.ts';

/** `/help/<topic>` */
export function HelpPage({ topic }: { topic: HelpTopic }) {
  const t = useTranslations('help');
  const topics = topicsFor(useOperator());
  // What is not in the list for everybody ends it.
  const next = topics.includes(topic) ? topics[topics.indexOf(topic) + 1] : undefined;
  return (
    <main id="main" tabIndex={-1} className="wrap page">
      <PageTitle>{t('page', { topic: t(`topics.${topic}.title`) })}</PageTitle>
      <div className="narrow help">
        <PageLink className="back" to={sitePages.help.to}>
          <ArrowLeft className="icon icon--sm" aria-hidden="true" />
          {t('all')}
        </PageLink>
        <h1>{t(`topics.${topic}.title`)}</h1>
        <p className="lead mt-2">{t(`topics.${topic}.lead`)}</p>
        <HelpText topic={topic} />
        {next && (
          <p className="help__next">
            {t('next')} <PageLink to={helpPath(next)}>{t(`topics.${next}.title`)}</PageLink>
          </p>
        )}
      </div>
    </main>
  );
}
