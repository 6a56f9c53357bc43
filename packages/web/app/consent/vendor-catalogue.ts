import type { BannerCatalogue } from '@clausewright/library/banner-catalogue';
import type { Language } from '@clausewright/contract/languages';

const loading = new Map<Language, Promise<BannerCatalogue>>();

/** The same promise each time, as React's `use` wants it; after a failure the next visit tries again. */
export function bannerCatalogue(language: Language): Promise<BannerCatalogue> {
  const known = loading.get(language);
  if (known) return known;
  const promise = import('@clausewright/library/banner-catalogue').then(({ loadBannerCatalogue }) =>
    loadBannerCatalogue(language),
  );
  loading.set(language, promise);
  promise.catch(() => loading.delete(language));
  return promise;
}
