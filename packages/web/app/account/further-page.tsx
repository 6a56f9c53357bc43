import { useTranslations } from 'use-intl';
import { PageLink } from '../layout/page-link.tsx';
import { Section } from './section.tsx';

interface Props {
  name: 'security' | 'organisations' | 'keys' | 'webhooks' | 'activity';
  to: string;
}

/** Leads to what has a page of its own, as few need it or it is long. */
export function FurtherPage({ name, to }: Props) {
  const t = useTranslations(`account.${name}`);
  return (
    <Section id={`${name}-title`} title={t('title')}>
      <p className="soft">{t('lead')}</p>
      <p className="form__acts">
        <PageLink className="btn" to={to}>
          {t('open')}
        </PageLink>
      </p>
    </Section>
  );
}
