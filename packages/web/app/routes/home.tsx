import { Authors } from '../home/authors.tsx';
import { Contents } from '../home/contents.tsx';
import { FactsTable } from '../home/facts-table.tsx';
import { FormatsTable } from '../home/formats-table.tsx';
import { Hero } from '../home/hero.tsx';
import { PriceSection } from '../home/price-section.tsx';
import { usePrices } from '../home/use-prices.ts';
import { PageTitle } from '../layout/page-title.tsx';
import { AreaWords } from '../language/area-words.tsx';
import { lazy, Suspense } from 'react';
import { useTranslations } from 'use-intl';

const Questions = lazy(async () => ({ default: (await import('../home/questions.tsx')).Questions }));

function Page() {
  const t = useTranslations('home');
  const prices = usePrices();
  return (
    <main id="main" tabIndex={-1}>
      <PageTitle>{t('page')}</PageTitle>
      <Hero />
      <div className="wrap">
        <Contents prices={prices} />
        <PriceSection prices={prices} />
        <FactsTable />
        <FormatsTable />
        <Authors />
        <Suspense fallback={null}>
          <Questions />
        </Suspense>
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
