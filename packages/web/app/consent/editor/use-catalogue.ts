import type { BannerCatalogue } from '@clausewright/library/banner-catalogue';
import type { Language } from '@clausewright/contract/languages';
import { useEffect, useState } from 'react';

/** The catalogue of vendors with its words in a language; null until it is there. */
export function useCatalogue(language: Language): BannerCatalogue | null {
  const [loaded, setLoaded] = useState<{ language: Language; catalogue: BannerCatalogue } | null>(null);
  useEffect(() => {
    let isOver = false;
    const load = async () => {
      const { loadBannerCatalogue } = await import('@clausewright/library/banner-catalogue');
      const catalogue = await loadBannerCatalogue(language);
      if (!isOver) setLoaded({ language, catalogue });
    };
    load().catch(reportError);
    return () => {
      isOver = true;
    };
  }, [language]);
  return loaded?.language === language ? loaded.catalogue : null;
}
