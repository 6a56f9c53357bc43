import type { BannerCatalogue } from '@clausewright/library/banner-catalogue';
import type { BannerLanguage } from '@clausewright/contract/banner-languages';
import { isLanguage } from '@clausewright/contract/languages';
import { useEffect, useState } from 'react';

/**
 * The catalogue of vendors with its words in a language; null until it is there, and empty where it has none:
 * then the words of the types stand.
 */
export function useCatalogue(language: BannerLanguage): BannerCatalogue | null {
  const [loaded, setLoaded] = useState<{ language: BannerLanguage; catalogue: BannerCatalogue } | null>(null);
  useEffect(() => {
    let isOver = false;
    const load = async () => {
      const { loadBannerCatalogue } = await import('@clausewright/library/banner-catalogue');
      const catalogue = isLanguage(language) ? await loadBannerCatalogue(language) : {};
      if (!isOver) setLoaded({ language, catalogue });
    };
    load().catch(reportError);
    return () => {
      isOver = true;
    };
  }, [language]);
  return loaded?.language === language ? loaded.catalogue : null;
}
