import { useCallback } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { send } from '../../api.ts';
import { tabPaths } from '../../consent-tab-paths.ts';
import { HelpLink } from '../../help/help-link.tsx';
import { AreaWords } from '../../language/area-words.tsx';
import { PageLink } from '../../layout/page-link.tsx';
import { PageTitle } from '../../layout/page-title.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { useFetched } from '../../use-fetched.ts';
import { useConsent } from '../consent-context.ts';
import { figureCalls } from './figure-calls.ts';
import { type Length, lengthIn, lengths } from './figures.ts';
import { FiguresContent } from './figures-content.tsx';
import { FiguresFile } from './figures-file.tsx';
import './figures.css';

/** `/profile/privacy-consents/figures/{id}`: how visitors decided, in sums. */
export function FiguresPage() {
  return (
    <AreaWords area="consent-figures">
      <Figures />
    </AreaWords>
  );
}

function Figures() {
  const t = useTranslations('consent-figures');
  const editor = useTranslations('banner-editor');
  const { id, details } = useConsent();
  const [search] = useSearchParams();
  const length = lengthIn(search);
  const ask = useCallback(
    (signal: AbortSignal) =>
      send(figureCalls.consentFigures, { params: { id }, query: { days: length }, signal }),
    [id, length],
  );
  const answer = useFetched(ask);
  const data = answer.outcome?.ok === true ? answer.outcome.data : null;
  return (
    <section aria-label={editor('tabs.figures')}>
      <PageTitle>{editor('page', { tab: editor('tabs.figures'), site: details.site_url })}</PageTitle>
      <div className="figures__top">
        <LengthLinks length={length} />
        {data !== null && data.totals !== null && data.totals.decisions > 0 && <FiguresFile figures={data} />}
      </div>
      <Loaded answer={answer}>
        {(figures) => <FiguresContent figures={figures} busy={answer.asking} />}
      </Loaded>
      <p className="mt-4">
        <HelpLink topic="consent-log">{t('help')}</HelpLink>
      </p>
    </section>
  );
}

function LengthLinks({ length }: { length: Length }) {
  const t = useTranslations('consent-figures.periods');
  const { id } = useConsent();
  return (
    <nav className="figures__periods" aria-label={t('label')}>
      {lengths.map((one) => (
        <PageLink
          key={one}
          className="btn btn--sm"
          to={{ pathname: tabPaths.figures(id), search: `?days=${one}` }}
          aria-current={one === length ? 'true' : undefined}
          preventScrollReset
        >
          {t(one)}
        </PageLink>
      ))}
    </nav>
  );
}
