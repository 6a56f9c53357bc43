import { Contents } from '../home/contents.tsx';
import { Hero } from '../home/hero.tsx';
import { PriceSection } from '../home/price-section.tsx';
import { PageTitle } from '../layout/page-title.tsx';
import { AreaWords } from '../language/area-words.tsx';
import { PricesContext } from '../prices.tsx';
import type { ListedPrices } from '@clausewright/contract';
import { lazy, Suspense, use, useState } from 'react';
import { useTranslations } from 'use-intl';

const AskedPrices = lazy(async () => ({ default: (await import('../asked-prices.tsx')).AskedPrices }));
const FurtherSections = lazy(async () => ({
  default: (await import('../home/further-sections.tsx')).FurtherSections,
}));

function Page() {
  const t = useTranslations('home');
  const ofPage = use(PricesContext);
  const [asked, setAsked] = useState<ListedPrices | null>(null);
  const prices = ofPage ?? asked;
  return (
    <main id="main" tabIndex={-1}>
      <PageTitle>{t('page')}</PageTitle>
      {ofPage === null && (
        <Suspense fallback={null}>
          <AskedPrices onPrices={setAsked} />
        </Suspense>
      )}
      <Hero />
      <div className="wrap">
        <Contents prices={prices} />
        <PriceSection prices={prices} />
        <Suspense fallback={null}>
          <FurtherSections />
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
