import { Contents } from '../home/contents.tsx';
import { FactsTable } from '../home/facts-table.tsx';
import { FormatsTable } from '../home/formats-table.tsx';
import { Hero } from '../home/hero.tsx';
import { TierTable } from '../home/tier-table.tsx';
import { PageTitle } from '../frame/page-title.tsx';
import { AreaWords } from '../language/area-words.tsx';
import { useTranslations } from 'use-intl';

function Page() {
  const t = useTranslations('home');
  return (
    <main id="main" tabIndex={-1}>
      <PageTitle>{t('page')}</PageTitle>
      <Hero />
      <div className="wrap">
        <Contents />
        <FactsTable />
        <FormatsTable />
        <TierTable />
      </div>
    </main>
  );
}

export default function Home() {
  return (
    <AreaWords area="home">
      <Page />
    </AreaWords>
  );
}
